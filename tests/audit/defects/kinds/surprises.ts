import type { Defect } from '../defect.ts';

const login = { story: 'screens-login--credentials' } as const;
const about = { route: '/about' } as const;
const loginPage = { route: '/login' } as const;

/** What happens by itself. */
export const surprises: readonly Defect[] = [
  {
    id: 'focus-opens-dialog',
    title: 'Focus alone opens a dialog',
    criterion: '3.2.1',
    page: login,
    inject() {
      window.spoil('input[name=password]').addEventListener('focus', () => {
        const box = document.createElement('dialog');
        box.textContent = 'Use at least six characters.';
        document.body.append(box);
        box.show();
      });
    },
  },
  {
    id: 'focus-given-away',
    title: 'A field gives the focus to the next at once',
    criterion: '3.2.1',
    page: login,
    inject() {
      window
        .spoil('input[name=email]')
        .addEventListener('focus', () => document.querySelector<HTMLElement>('main a[href]')?.focus());
    },
  },
  {
    id: 'input-moves-on',
    title: 'After the first character the focus is on the next field',
    criterion: '3.2.2',
    page: login,
    inject() {
      window
        .spoil('input[name=email]')
        .addEventListener('input', () => document.querySelector<HTMLElement>('input[name=password]')?.focus());
      // Named by the field that is left.
      document.querySelector('form')?.removeAttribute('data-defect');
    },
  },
  {
    id: 'choice-leads-away',
    title: 'Ticking a box leads to another page',
    criterion: '3.2.2',
    page: login,
    inject() {
      window.spoil('input[type=checkbox]').addEventListener('click', () => history.pushState(null, '', '/elsewhere'));
    },
  },
  {
    id: 'choice-opens-window',
    title: 'Choosing a radio button opens a window',
    criterion: '3.2.2',
    page: login,
    inject() {
      for (const radio of document.querySelectorAll('input[type=radio]')) {
        radio.setAttribute('data-defect', '');
        radio.addEventListener('click', () => window.open('about:blank'));
      }
    },
  },
  {
    id: 'page-loads-itself',
    title: 'The page loads itself anew after a minute',
    criterion: '2.2.1',
    page: about,
    inject() {
      const meta = document.createElement('meta');
      meta.httpEquiv = 'refresh';
      meta.content = '60';
      meta.setAttribute('data-defect', '');
      document.head.append(meta);
    },
  },
  {
    id: 'taken-away-after-a-while',
    title: 'After five minutes the form goes away',
    criterion: '2.2.1',
    page: loginPage,
    when: 'start',
    inject() {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-defect', '');
        window.setTimeout(() => document.querySelector('form')?.remove(), 300_000);
      });
    },
  },
];
