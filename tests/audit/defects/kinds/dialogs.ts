import type { Defect } from '../defect.ts';

const dialog = { story: 'components-overlays-dialog--opened-from-a-button' } as const;

/** What lies over the page. */
export const dialogs: readonly Defect[] = [
  {
    id: 'no-escape',
    title: 'Escape does not close a dialog',
    criterion: '2.1.2',
    page: dialog,
    inject() {
      window.spoil('[role=dialog]');
      window.addEventListener('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), true);
    },
  },
  {
    id: 'focus-not-given-back',
    title: 'After a dialog the focus is nowhere',
    criterion: '2.4.3',
    page: dialog,
    inject() {
      const opener = window.spoil('main button', 'View details');
      let isClosing = false;
      window.addEventListener('keydown', ({ key }) => (isClosing = key === 'Escape'), true);
      opener.addEventListener('focus', () => {
        if (isClosing) setTimeout(() => opener.blur());
        isClosing = false;
      });
    },
  },
  {
    id: 'focus-stays-outside',
    title: 'A dialog opens and the focus stays on the page',
    criterion: '2.4.3',
    // The story that opens by a press asserts the focus itself.
    page: { story: 'components-overlays-dialog--default' },
    when: 'start',
    inject() {
      let isReader = false;
      window.addEventListener('keydown', () => (isReader = true), true);
      // Until a key is pressed, whatever puts the focus into the dialog is undone.
      setInterval(() => {
        const active = document.activeElement;
        if (!isReader && active instanceof HTMLElement && active.closest('[role=dialog]')) active.blur();
      }, 10);
      for (const name of ['focusin', 'focusout', 'focus', 'blur'])
        window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
      new MutationObserver(() => {
        document.querySelector('[role=dialog]')?.setAttribute('data-defect', '');
      }).observe(document, { subtree: true, childList: true });
    },
  },
  {
    id: 'dialog-without-name',
    title: 'A dialog does not say what it is about',
    criterion: '4.1.2',
    page: dialog,
    inject() {
      const box = window.spoil('[role=dialog]');
      box.removeAttribute('aria-labelledby');
      box.removeAttribute('aria-label');
    },
  },
  {
    id: 'tab-leaves-dialog',
    title: 'Tab leads out of a dialog to the page behind it',
    criterion: '2.4.3',
    page: dialog,
    inject() {
      window.spoil('[role=dialog]');
      for (const name of ['focusin', 'focusout', 'focus', 'blur'])
        window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
      window.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopImmediatePropagation(), true);
      // The page stays silent for readers, and takes the focus all the same.
      for (const each of document.querySelectorAll('[inert]')) {
        each.removeAttribute('inert');
        each.setAttribute('aria-hidden', 'true');
      }
    },
  },
];
