import type { Defect } from '../defect.ts';

const form = { story: 'components-fields-form--default' } as const;

/** Contrast, and what colour alone says. */
export const colours: readonly Defect[] = [
  {
    id: 'pale-text',
    title: 'Text is paler than it may be',
    criterion: '1.4.3',
    page: { story: 'screens-about--guest' },
    inject() {
      window.spoil('main p').style.color = '#9a958a';
    },
  },
  {
    id: 'pale-in-the-dark',
    title: 'Text is too dark in the dark theme only',
    criterion: '1.4.3',
    page: { story: 'screens-about--guest' },
    setting: { theme: 'dark' },
    inject() {
      window.spoil('main p').style.color = '#5f6470';
    },
  },
  {
    id: 'pale-under-the-pointer',
    title: 'A button’s words fade while the pointer is on it',
    criterion: '1.4.3',
    page: form,
    inject() {
      window.spoil('button', 'Log in').classList.add('fades');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.fades:hover { background: #b9c3f5 !important; color: white !important }');
      document.adoptedStyleSheets.push(sheet);
    },
  },
  {
    id: 'faded-layer',
    title: 'A transparent layer fades the words',
    criterion: '1.4.3',
    page: form,
    inject() {
      const label = window.spoil('main label');
      label.style.opacity = '0.45';
    },
  },
  {
    id: 'edge-faint',
    title: 'The edge of a field is hardly there',
    criterion: '1.4.11',
    page: { story: 'components-fields-textfield--default' },
    inject() {
      const input = window.spoil('main input');
      for (let at = input.parentElement, up = 0; at && up < 2; at = at.parentElement, up += 1)
        at.style.borderColor = 'rgb(225, 222, 214)';
    },
  },
  {
    id: 'icon-faint',
    title: 'The drawing of a button is hardly there',
    criterion: '1.4.11',
    page: { story: 'components-actions-iconbutton--default' },
    inject() {
      const button = window.spoil('main button');
      button.style.cssText = 'color: #cfcabf; border-color: transparent; background: transparent';
    },
  },
  {
    id: 'box-faint',
    title: 'A box to tick is hardly there in the dark theme',
    criterion: '1.4.11',
    page: { story: 'components-fields-checkbox--default' },
    setting: { theme: 'dark' },
    inject() {
      const label = window.spoil('main input[type=checkbox]').closest('label');
      for (const part of label?.querySelectorAll<HTMLElement>('span') ?? []) part.style.borderColor = '#2b3040';
    },
  },
  {
    id: 'chosen-by-colour',
    title: 'With forced colours the chosen tab looks like the others',
    criterion: '1.4.1',
    page: { story: 'components-navigation-tabs--default' },
    inject() {
      window.spoil('[role=tab][aria-selected=true]');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '[role=tab], [role=tab] * { border-color: transparent !important; box-shadow: none !important; outline: none !important; font-weight: 500 !important; text-decoration: none !important; forced-color-adjust: auto !important } [role=tab]::before, [role=tab]::after, [role=tab] *::before, [role=tab] *::after { content: none !important } [role=tab] > :not(:first-child):empty { display: none } @media (forced-colors: active) { [role=tab], [role=tab] * { color: ButtonText !important; background: ButtonFace !important } }',
      );
      document.adoptedStyleSheets.push(sheet);
    },
  },
  {
    id: 'link-by-colour',
    title: 'Colour alone tells a link from the words around it',
    criterion: '1.4.1',
    page: { story: 'components-fields-checkbox--with-links' },
    inject() {
      const link = window.spoil('main a');
      const text = link.parentElement ? getComputedStyle(link.parentElement).color : 'black';
      link.style.cssText = `text-decoration: none; color: ${text}; font-weight: inherit`;
      document.querySelectorAll('main a').forEach((each) => each.setAttribute('data-defect', ''));
    },
  },
];
