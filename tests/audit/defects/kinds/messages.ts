import type { Defect } from '../defect.ts';

/** What is spoken. */
export const messages: readonly Defect[] = [
  {
    id: 'toast-twice',
    title: 'A toast is announced twice',
    criterion: '4.1.3',
    page: { story: 'components-feedback-toast--default' },
    when: 'start',
    inject() {
      let isTold = false;
      new MutationObserver(() => {
        const toast = document.querySelector('[role=alertdialog]');
        if (!toast || isTold) return;
        isTold = true;
        toast.setAttribute('data-defect', '');
        const echo = document.createElement('div');
        echo.setAttribute('aria-live', 'polite');
        echo.style.cssText = 'position: absolute; clip-path: inset(50%)';
        document.body.append(echo);
        setTimeout(
          () => (echo.textContent = toast.querySelector('[role=alert]')?.textContent ?? toast.textContent),
          50,
        );
      }).observe(document, { subtree: true, childList: true });
    },
  },
  {
    id: 'toast-unspoken',
    title: 'A toast is not announced',
    criterion: '4.1.3',
    page: { story: 'components-feedback-toast--default' },
    when: 'start',
    inject() {
      const own = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute')?.value as Element['setAttribute'];
      Element.prototype.setAttribute = function setAttribute(name, value) {
        if (name === 'role' && value === 'alert') return own.call(this, 'data-defect', '');
        return own.call(this, name, value);
      };
    },
  },
  {
    id: 'clock-that-speaks',
    title: 'A countdown speaks at each second',
    criterion: '4.1.3',
    page: { story: 'components-data-countdown--soon' },
    when: 'start',
    inject() {
      let seconds = 59;
      document.addEventListener('DOMContentLoaded', () => {
        const clock = document.createElement('p');
        clock.setAttribute('aria-live', 'polite');
        clock.setAttribute('data-defect', '');
        clock.textContent = '1 min';
        document.body.append(clock);
        setInterval(() => {
          seconds -= 1;
          clock.textContent = `${seconds} seconds left`;
        }, 1000);
      });
    },
  },
  {
    id: 'region-in-region',
    title: 'A live region stands in another',
    criterion: '4.1.3',
    page: { story: 'components-feedback-toast--default' },
    when: 'start',
    inject() {
      new MutationObserver(() => {
        const alert = document.querySelector('[role=alertdialog] [role=alert]');
        const frame = alert?.parentElement;
        if (!frame || frame.hasAttribute('aria-live')) return;
        frame.setAttribute('aria-live', 'assertive');
        alert.setAttribute('data-defect', '');
      }).observe(document, { subtree: true, childList: true });
    },
  },
];
