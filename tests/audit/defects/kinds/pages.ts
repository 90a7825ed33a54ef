import type { Defect } from '../defect.ts';

const about = { route: '/about' } as const;

/** What makes a page a page. */
export const pages: readonly Defect[] = [
  {
    id: 'language-missing',
    title: 'The page does not say its language',
    criterion: '3.1.1',
    page: about,
    inject() {
      window.spoil('html').removeAttribute('lang');
    },
  },
  {
    id: 'language-wrong',
    title: 'The page says that it is in German',
    criterion: '3.1.1',
    page: about,
    inject() {
      window.spoil('html').lang = 'de';
    },
  },
  {
    id: 'title-missing',
    title: 'The page has no title',
    criterion: '2.4.2',
    page: about,
    inject() {
      window.spoil('html');
      document.querySelector('title')?.remove();
    },
  },
  {
    id: 'title-of-all',
    title: 'The title names the product alone',
    criterion: '2.4.2',
    page: about,
    inject() {
      window.spoil('title').textContent = 'Guildhall';
    },
  },
  {
    id: 'skip-link-dead',
    title: 'The way past the header leads nowhere',
    criterion: '2.4.1',
    page: about,
    inject() {
      window.spoil('a[href="#main"]').setAttribute('href', '#content');
    },
  },
  {
    id: 'skip-link-unseen',
    title: 'The way past the header is not seen while it has the focus',
    criterion: '2.4.1',
    page: about,
    inject() {
      window.spoil('a[href="#main"]').style.setProperty('clip-path', 'inset(50%)', 'important');
    },
  },
  {
    id: 'no-main-part',
    title: 'The page has no main part',
    criterion: '2.4.1',
    page: about,
    inject() {
      window.spoil('html');
      const main = document.querySelector('main');
      const plain = document.createElement('div');
      if (main) plain.append(...main.childNodes);
      main?.replaceWith(plain);
    },
  },
];
