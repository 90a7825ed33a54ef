import type { Defect } from '../defect.ts';

const wrong = { story: 'components-fields-textfield--with-error' } as const;
const loginPage = { route: '/login' } as const;

/** What is said of a mistake. */
export const errors: readonly Defect[] = [
  {
    id: 'error-untied',
    title: 'The text of an error is tied to no field',
    criterion: '3.3.1',
    page: wrong,
    inject() {
      window.spoil('main input').removeAttribute('aria-describedby');
    },
  },
  {
    id: 'error-tied-to-nothing',
    title: 'A field names a text that is not there',
    criterion: '3.3.1',
    page: wrong,
    inject() {
      window.spoil('main input').setAttribute('aria-describedby', 'no-such-text');
    },
  },
  {
    id: 'wrong-without-saying',
    title: 'A field looks wrong and does not say so',
    criterion: '3.3.1',
    page: wrong,
    inject() {
      window.spoil('main input').removeAttribute('aria-invalid');
    },
  },
  {
    id: 'error-by-colour',
    title: 'Only a red edge says that a field is wrong',
    criterion: '3.3.1',
    page: wrong,
    inject() {
      const input = window.spoil('main input');
      const field = input.closest('[data-field]');
      field?.querySelector('[slot=errorMessage]')?.remove();
    },
  },
  {
    id: 'error-without-advice',
    title: 'An error says “Invalid” and no more',
    criterion: '3.3.3',
    page: wrong,
    inject() {
      const message = window.spoil('main input').closest('[data-field]')?.querySelector('[slot=errorMessage] span');
      if (message) message.textContent = 'Invalid';
    },
  },
  {
    id: 'summary-leads-nowhere',
    title: 'A link of the error summary leads to no field',
    criterion: '3.3.1',
    page: { story: 'components-fields-form--summary-takes-the-focus' },
    inject() {
      window.spoil('[data-error-summary] a').setAttribute('href', '#gone');
    },
  },
  {
    id: 'errors-without-focus',
    title: 'A form sent empty shows its errors and leaves the focus on its button',
    criterion: '3.3.1',
    page: loginPage,
    inject() {
      const button = window.spoil('form button[type=submit]');
      const form = button.closest('form');
      // Called with each element below, as it was meant to be.
      // oxlint-disable-next-line typescript/unbound-method
      const own = HTMLElement.prototype.focus;
      HTMLElement.prototype.focus = function focus(options) {
        // The form may not move it.
        if (this === button || !form?.contains(this)) own.call(this, options);
      };
    },
  },
  {
    id: 'error-said-twice',
    title: 'An error is announced twice',
    criterion: '4.1.3',
    page: loginPage,
    inject() {
      const button = window.spoil('form button[type=submit]');
      for (const politeness of ['polite', 'assertive']) {
        const echo = document.createElement('div');
        echo.setAttribute('aria-live', politeness);
        echo.style.cssText = 'position: absolute; clip-path: inset(50%)';
        document.body.append(echo);
        button.addEventListener('click', () =>
          setTimeout(() => (echo.textContent = document.querySelector('[slot=errorMessage]')?.textContent ?? ''), 150),
        );
      }
    },
  },
  {
    id: 'no-errors-at-all',
    title: 'A form sent empty says nothing',
    criterion: '3.3.1',
    page: loginPage,
    inject() {
      window.spoil('form button[type=submit]');
      window.addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        true,
      );
    },
  },
];
