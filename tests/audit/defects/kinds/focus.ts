import type { Defect } from '../defect.ts';

const form = { story: 'components-fields-form--default' } as const;

/** What shows the focus, and what appears with it or under the pointer. */
export const focus: readonly Defect[] = [
  {
    id: 'ring-removed',
    title: 'No ring shows the focus',
    criterion: '2.4.7',
    page: form,
    inject() {
      const button = window.spoil('button', 'Log in');
      button.style.cssText = 'outline: none !important; box-shadow: none !important';
    },
  },
  {
    id: 'ring-faint',
    title: 'The ring is as faint as a shadow',
    criterion: '2.4.7',
    page: form,
    inject() {
      window.spoil('button', 'Log in').style.setProperty('outline', '1px solid rgb(226, 222, 212)', 'important');
    },
  },
  {
    id: 'ring-cut-off',
    title: 'A box around the button cuts its ring off',
    criterion: '2.4.7',
    page: { story: 'components-actions-button--default' },
    inject() {
      const parent = window.spoil('main button').parentElement;
      if (parent) parent.style.cssText = 'overflow: hidden; padding: 0; display: inline-block; line-height: 0';
    },
  },
  {
    id: 'focus-under-a-bar',
    title: 'A bar at the bottom covers what has the focus',
    criterion: '2.4.11',
    page: { story: 'screens-jobsearch--listed' },
    inject() {
      for (const each of document.querySelectorAll('a,button,input')) each.setAttribute('data-defect', '');
      const bar = document.createElement('div');
      bar.style.cssText = 'position: fixed; inset: auto 0 0 0; height: 40vh; background: white; z-index: 1000';
      document.body.append(bar);
      document.documentElement.style.scrollPaddingBlock = '0';
    },
  },
  {
    id: 'hint-that-stays',
    title: 'A hint under the pointer covers text and does not go with Escape',
    criterion: '1.4.13',
    page: form,
    inject() {
      const button = window.spoil('button', 'Log in');
      const hint = document.createElement('div');
      hint.textContent = 'You will be taken to your dashboard';
      hint.style.cssText = 'position: fixed; top: 0; left: 0; padding: 1rem; background: white; display: none';
      document.body.append(hint);
      button.addEventListener('mouseenter', () => (hint.style.display = 'block'));
      button.addEventListener('mouseleave', () => setTimeout(() => (hint.style.display = 'none'), 2000));
    },
  },
  {
    id: 'hint-that-flees',
    title: 'A hint goes when the pointer moves onto it',
    criterion: '1.4.13',
    page: form,
    inject() {
      const button = window.spoil('button', 'Log in');
      const hint = document.createElement('div');
      hint.textContent = 'You will be taken to your dashboard';
      hint.style.cssText = 'position: fixed; top: 0; left: 0; padding: 1rem; background: white; display: none';
      document.body.append(hint);
      button.addEventListener('mouseenter', () => (hint.style.display = 'block'));
      button.addEventListener('mouseleave', () => (hint.style.display = 'none'));
      window.addEventListener('keydown', (event) => event.key === 'Escape' && (hint.style.display = 'none'));
    },
  },
];
