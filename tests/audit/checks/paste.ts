import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const paste = pageCheck({
  id: 'paste',
  title: 'Passwords and codes can be pasted and filled in',
  criteria: ['3.3.8'],
  method:
    'A password, a code and an address are pasted into each such field: the browser must be allowed to put them in, or the page must have done it. Password fields let password managers in. No puzzle stands in the way.',
  appliesTo: once,
  async faults(page) {
    return page.evaluate(async () => {
      const { audit } = window;
      const faults: { target: string; message: string }[] = [];
      const fields = document.querySelectorAll<HTMLInputElement>(
        'input[type=password],input[type=email],input[autocomplete=one-time-code],input[autocomplete~=username],input[inputmode=numeric][maxlength],input[name*=code i],input[name*=password i]',
      );
      for (const field of fields) {
        if (!audit.isSeen(field) || field.disabled || field.readOnly) continue;
        const target = audit.selectorOf(field);
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', '274913');
        const before = field.value;
        const heard = new Promise<boolean>((resolve) => {
          addEventListener('input', () => resolve(true), { once: true, capture: true });
          requestAnimationFrame(() => setTimeout(() => resolve(false), 50));
        });
        const isAllowed = field.dispatchEvent(
          new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
        );
        const isCode = field.autocomplete === 'one-time-code';
        // A story does not take the new value, so a code field that answers to paste by itself is seen on routes only.
        if (
          !isAllowed &&
          !(await heard) &&
          field.value === before &&
          !(isCode && document.querySelector('#storybook-root'))
        )
          faults.push({ target, message: 'What is pasted does not arrive.' });
        if (field.value !== before) {
          // React hears of a value only when it has been set behind its back.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, before);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        if (field.type === 'password' && field.autocomplete === 'off')
          faults.push({ target, message: 'Password managers are kept out.' });
        if (
          field.maxLength >= 0 &&
          field.maxLength < 6 &&
          document.querySelectorAll(`input[maxlength="${field.maxLength}"]`).length > 3
        )
          faults.push({ target, message: 'A code is spread over several fields, so that it cannot be pasted.' });
      }
      for (const puzzle of document.querySelectorAll('[class*=captcha i],[id*=captcha i],iframe[src*=captcha]'))
        faults.push({ target: audit.selectorOf(puzzle), message: 'A puzzle stands before the door.' });
      return faults;
    });
  },
});
