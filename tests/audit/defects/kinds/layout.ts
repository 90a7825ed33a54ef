import type { Defect } from '../defect.ts';

const form = { story: 'components-fields-form--default' } as const;
const narrow = { width: 320 } as const;

/** Width, size of text, size of targets. */
export const layout: readonly Defect[] = [
  {
    id: 'sideways-at-320',
    title: 'A part is wider than a narrow window',
    criterion: '1.4.10',
    page: { story: 'screens-about--guest' },
    setting: narrow,
    inject() {
      window.spoil('main p').style.minWidth = '400px';
    },
  },
  {
    id: 'cut-at-320',
    title: 'In a narrow window a text is cut off on one line',
    criterion: '1.4.10',
    page: { story: 'screens-about--guest' },
    setting: narrow,
    inject() {
      window.spoil('main p', ' the ').style.cssText = 'white-space: nowrap; overflow: hidden; text-overflow: ellipsis';
    },
  },
  {
    id: 'part-scrolls-sideways',
    title: 'A part of the page scrolls sideways',
    criterion: '1.4.10',
    page: { story: 'screens-about--guest' },
    setting: narrow,
    inject() {
      const paragraph = window.spoil('main p', ' the ');
      paragraph.style.cssText = 'overflow-x: auto; white-space: nowrap';
    },
  },
  {
    id: 'cut-by-spacing',
    title: 'A box of fixed height cuts off text that is spaced wider',
    criterion: '1.4.12',
    page: { story: 'components-feedback-banner--default' },
    inject() {
      const words = window.spoil('main div', 'company name');
      const inner = [...words.querySelectorAll('div')].at(-1) ?? words;
      words.removeAttribute('data-defect');
      inner.setAttribute('data-defect', '');
      const range = document.createRange();
      range.selectNodeContents(inner);
      const { width, height } = range.getBoundingClientRect();
      inner.style.cssText = `overflow: hidden; height: ${height}px; width: ${width + 2}px; white-space: nowrap`;
    },
  },
  {
    id: 'cut-at-200',
    title: 'A box in pixels cuts off text of 200 %',
    criterion: '1.4.4',
    page: form,
    inject() {
      const button = window.spoil('button', 'Log in');
      button.style.cssText =
        'height: 44px; min-height: 0; overflow: hidden; line-height: 1.2; width: 64px; min-width: 0; padding: 0';
    },
  },
  {
    id: 'wide-at-200-narrow',
    title: 'In a narrow window a button grows with text of 200 % beyond the page',
    criterion: '1.4.4',
    page: form,
    setting: narrow,
    inject() {
      window.spoil('button', 'Log in').style.cssText = 'min-width: 12rem; max-width: none';
    },
  },
  {
    id: 'text-in-pixels',
    title: 'Text in pixels does not grow with the reader’s size',
    criterion: '1.4.4',
    page: { story: 'screens-about--guest' },
    inject() {
      window.spoil('main p').style.fontSize = '16px';
    },
  },
  {
    id: 'upright-only',
    title: 'Across, the page asks to be turned upright',
    criterion: '1.3.4',
    page: { story: 'screens-login--credentials' },
    setting: narrow,
    inject() {
      const hint = document.createElement('p');
      hint.textContent = 'Please turn your device upright.';
      hint.className = 'turn-hint';
      hint.setAttribute('data-defect', '');
      document.body.append(hint);
      for (const each of document.querySelectorAll('main *')) each.setAttribute('data-defect', '');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '.turn-hint { display: none } @media (orientation: landscape) { main { display: none } .turn-hint { display: block } }',
      );
      document.adoptedStyleSheets.push(sheet);
    },
  },
  {
    id: 'target-shrunk',
    title: 'Links one below the other are 12 px high',
    criterion: '2.5.8',
    page: { story: 'components-navigation-sitefooter--default' },
    inject() {
      for (const item of document.querySelectorAll<HTMLElement>('footer li'))
        item.style.cssText = 'height: 12px; margin: 0; padding: 0';
      for (const link of document.querySelectorAll<HTMLElement>('footer li a')) {
        link.style.cssText =
          'display: block; height: 12px; min-height: 0; padding: 0; margin: 0; font-size: 10px; line-height: 12px';
        link.setAttribute('data-defect', '');
      }
      for (const list of document.querySelectorAll<HTMLElement>('footer ul')) list.style.gap = '0';
    },
  },
  {
    id: 'small-on-touch',
    title: 'A button is 30 px high on a telephone',
    criterion: 'ours',
    page: form,
    setting: narrow,
    inject() {
      window.spoil('button', 'Log in').style.cssText = 'height: 30px; min-height: 0; padding-block: 0';
    },
  },
];
