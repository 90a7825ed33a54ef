import type { Defect } from '../defect.ts';

const form = { story: 'components-fields-form--default' } as const;

/** What the keyboard reaches, and in which order. */
export const keyboard: readonly Defect[] = [
  {
    id: 'focus-trapped',
    title: 'A field keeps the Tab key for itself',
    criterion: '2.1.2',
    page: form,
    inject() {
      window.spoil('input[name=email]').addEventListener('keydown', (event) => {
        if (event.key === 'Tab' && !event.shiftKey) event.preventDefault();
      });
    },
  },
  {
    id: 'focus-sent-back',
    title: 'A script sends the focus round in a part of the page',
    criterion: '2.1.2',
    page: form,
    inject() {
      const first = window.spoil('input[name=email]');
      // Whatever it goes round in may be named.
      window.spoil('input[name=password]').closest('[data-field]')?.setAttribute('data-defect', '');
      document.querySelector('button[type=submit]')?.addEventListener('focus', () => first.focus());
      document.querySelector('input[name=remember]')?.addEventListener('focus', () => first.focus());
    },
  },
  {
    id: 'no-way-back',
    title: 'Shift+Tab does not leave a field',
    criterion: '2.1.2',
    page: form,
    inject() {
      window.spoil('input[name=password]').addEventListener('keydown', (event) => {
        if (event.key === 'Tab' && event.shiftKey) event.preventDefault();
      });
    },
  },
  {
    id: 'out-of-the-order',
    title: 'A button is taken out of the order of Tab',
    criterion: '2.1.1',
    page: form,
    inject() {
      window.spoil('button', 'Log in').tabIndex = -1;
    },
  },
  {
    id: 'pressable-div',
    title: 'A button is a pressable div',
    criterion: '2.1.1',
    page: form,
    inject() {
      const button = window.spoil('button', 'Log in');
      const div = document.createElement('div');
      div.textContent = 'Log in';
      div.className = button.className;
      div.style.cursor = 'pointer';
      div.addEventListener('click', () => undefined);
      div.setAttribute('data-defect', '');
      button.replaceWith(div);
    },
  },
  {
    id: 'link-without-address',
    title: 'A link has no address, so that Tab passes it',
    criterion: '2.1.1',
    page: { story: 'components-navigation-sitefooter--default' },
    inject() {
      const link = window.spoil('footer li a');
      link.removeAttribute('href');
      link.removeAttribute('tabindex');
      link.style.cursor = 'pointer';
    },
  },
  {
    id: 'dead-arrow-keys',
    title: 'The arrow keys do not go from tab to tab',
    criterion: '2.1.1',
    page: { story: 'components-navigation-tabs--default' },
    inject() {
      window.spoil('[role=tab][aria-selected=false]');
      window.addEventListener(
        'keydown',
        (event) => event.key.startsWith('Arrow') && event.stopImmediatePropagation(),
        true,
      );
    },
  },
  {
    id: 'positive-tabindex',
    title: 'A positive tabindex brings a button before everything',
    criterion: '2.4.3',
    page: form,
    inject() {
      const button = window.spoil('button', 'Log in');
      button.tabIndex = 3;
      // Either the one that comes too early or those that come too late are named.
      for (const input of document.querySelectorAll('main input')) input.setAttribute('data-defect', '');
    },
  },
  {
    id: 'order-of-the-eye',
    title: 'Styles put the last field first, and Tab does not know',
    criterion: '2.4.3',
    page: form,
    inject() {
      const button = window.spoil('button', 'Log in');
      button.style.order = '-1';
    },
  },
  {
    id: 'character-shortcut',
    title: 'The letter “s” is a shortcut',
    criterion: '2.1.4',
    page: { story: 'screens-login--credentials' },
    inject() {
      const target = window.spoil('input[name=email]');
      document.addEventListener('keydown', (event) => event.key === 's' && target.focus());
    },
  },
];
