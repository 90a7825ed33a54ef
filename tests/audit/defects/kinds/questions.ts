import type { Defect } from '../defect.ts';

const form = { story: 'components-fields-form--default' } as const;
const login = { story: 'screens-login--credentials' } as const;

/** What is asked for, and how it may be answered. */
export const questions: readonly Defect[] = [
  {
    id: 'optional-and-required',
    title: 'A field is called optional and must be answered',
    criterion: '3.3.2',
    page: { story: 'components-fields-textfield--optional' },
    inject() {
      window.spoil('main input').setAttribute('aria-required', 'true');
    },
  },
  {
    id: 'paste-refused',
    title: 'A password cannot be pasted',
    criterion: '3.3.8',
    page: form,
    inject() {
      window.spoil('input[name=password]').addEventListener('paste', (event) => event.preventDefault());
    },
  },
  {
    id: 'password-manager-kept-out',
    title: 'Password managers are kept out',
    criterion: '3.3.8',
    page: form,
    inject() {
      window.spoil('input[name=password]').setAttribute('autocomplete', 'off');
    },
  },
  {
    id: 'purpose-removed',
    title: 'The email field does not say its purpose',
    criterion: '1.3.5',
    page: login,
    inject() {
      window.spoil('input[name=email]').removeAttribute('autocomplete');
    },
  },
  {
    id: 'purpose-of-another',
    title: 'The email field says that it asks for a telephone number',
    criterion: '1.3.5',
    page: login,
    inject() {
      window.spoil('input[name=email]').setAttribute('autocomplete', 'tel');
    },
  },
  {
    id: 'asked-again',
    title: 'The email is asked for twice',
    criterion: '3.3.7',
    page: login,
    inject() {
      const field = window.spoil('input[name=email]').closest('[data-field]');
      const twin = field?.cloneNode(true);
      if (!(twin instanceof HTMLElement)) return;
      for (const label of twin.querySelectorAll('label')) {
        label.textContent = 'Confirm email address';
        label.htmlFor = 'again';
      }
      const input = twin.querySelector('input');
      if (input) Object.assign(input, { id: 'again', name: 'again' });
      input?.removeAttribute('aria-labelledby');
      twin.setAttribute('data-defect', '');
      field?.after(twin);
    },
  },
];
