import type { Defect } from '../defect.ts';

const form = { story: 'components-fields-form--default' } as const;

/** What moves, and how things are moved. */
export const movement: readonly Defect[] = [
  {
    id: 'moves-all-the-same',
    title: 'A dialog slides in though the reader asked for less motion',
    criterion: 'ours',
    page: form,
    inject() {
      const button = window.spoil('button', 'Log in');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '@keyframes slide { from { translate: 40px } } .slides { animation: slide 600ms infinite !important }',
      );
      document.adoptedStyleSheets.push(sheet);
      button.classList.add('slides');
    },
  },
  {
    id: 'moves-for-ever',
    title: 'A heading moves without end',
    criterion: '2.2.2',
    page: { story: 'screens-about--guest' },
    inject() {
      window.spoil('main h1').animate([{ translate: '0' }, { translate: '20px' }, { translate: '0' }], {
        duration: 3000,
        iterations: Infinity,
      });
    },
  },
  {
    id: 'flashes',
    title: 'A text flashes five times a second',
    criterion: '2.3.1',
    page: { story: 'screens-about--guest' },
    inject() {
      window.spoil('main h1').animate([{ opacity: 1 }, { opacity: 0 }], { duration: 200, iterations: Infinity });
    },
  },
  {
    id: 'acts-on-press',
    title: 'A button acts when it is pressed, not when it is released',
    criterion: '2.5.2',
    page: form,
    inject() {
      const button = window.spoil('button', 'Log in');
      button.addEventListener('pointerdown', () => document.querySelector('form')?.append('Sent.'));
    },
  },
  {
    id: 'drag-only',
    title: 'A list is put in order by dragging alone',
    criterion: '2.5.7',
    page: { story: 'screens-jobsearch--listed' },
    inject() {
      for (const item of document.querySelectorAll<HTMLElement>('main li')) {
        item.draggable = true;
        item.setAttribute('data-defect', '');
      }
    },
  },
  {
    id: 'gestures-taken',
    title: 'A part of the page takes the gestures of two fingers',
    criterion: '2.5.1',
    page: { story: 'screens-jobsearch--listed' },
    inject() {
      window.spoil('main ul').style.touchAction = 'none';
    },
  },
  {
    id: 'shaking-undoes',
    title: 'Shaking the device undoes',
    criterion: '2.5.4',
    page: { story: 'screens-postjob--editing' },
    inject() {
      window.spoil('html');
      window.addEventListener('devicemotion', () => undefined);
    },
  },
];
