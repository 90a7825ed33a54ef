import type { Defect } from '../defect.ts';

const about = { route: '/about' } as const;

/** Names and words. */
export const names: readonly Defect[] = [
  {
    id: 'label-removed',
    title: 'A field’s label is gone',
    criterion: '4.1.2',
    page: { story: 'components-fields-textfield--default' },
    inject() {
      const input = window.spoil('main input');
      document.querySelector('main label')?.remove();
      input.removeAttribute('aria-labelledby');
    },
  },
  {
    id: 'placeholder-as-label',
    title: 'The placeholder is all that names a field',
    criterion: '3.3.2',
    page: { story: 'components-fields-textfield--default' },
    inject() {
      const input = window.spoil('main input');
      const label = document.querySelector<HTMLElement>('main label');
      if (label)
        label.style.cssText = 'position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden';
      input.setAttribute('placeholder', 'Full name');
    },
  },
  {
    id: 'icon-without-name',
    title: 'A button of a drawing alone has no name',
    criterion: '4.1.2',
    page: { story: 'components-actions-iconbutton--default' },
    inject() {
      window.spoil('main button').removeAttribute('aria-label');
    },
  },
  {
    id: 'name-without-visible-words',
    title: 'A button is called other than it reads',
    criterion: '2.5.3',
    page: { story: 'components-fields-form--default' },
    inject() {
      window.spoil('button', 'Log in').setAttribute('aria-label', 'Submit this form');
    },
  },
  {
    id: 'hidden-but-focusable',
    title: 'A button with the focus is hidden from assistive technology',
    criterion: '4.1.2',
    page: { story: 'components-fields-form--default' },
    inject() {
      window.spoil('button', 'Log in').setAttribute('aria-hidden', 'true');
    },
  },
  {
    id: 'two-fields-one-name',
    title: 'Two fields of a form have one name',
    criterion: '2.4.6',
    page: { story: 'components-fields-form--default' },
    inject() {
      const input = window.spoil('input[name=email]');
      const label = document.querySelector(`label[for="${input.id}"]`);
      if (label) label.textContent = 'Password';
      const other = document.querySelector<HTMLInputElement>('input[name=password]');
      if (other?.labels?.[0]) other.labels[0].textContent = 'Password';
      // Either of the two is named.
      other?.setAttribute('data-defect', '');
    },
  },
  {
    id: 'click-here',
    title: 'A link is called “Click here”',
    criterion: '2.4.4',
    page: { story: 'components-fields-checkbox--with-links' },
    inject() {
      window.spoil('main a').textContent = 'Click here';
    },
  },
  {
    id: 'same-name-two-places',
    title: 'Two links of one list have one name and lead to two places',
    criterion: '2.4.4',
    page: { story: 'components-navigation-sitefooter--default' },
    inject() {
      const link = window.spoil('footer li + li a');
      link.textContent = link.parentElement?.previousElementSibling?.textContent ?? '';
      link.closest('ul')?.setAttribute('data-joined', '');
      // In one list item, so that nothing else tells them apart.
      link.parentElement?.previousElementSibling?.append(link);
    },
  },
  {
    id: 'words-of-the-eye',
    title: 'An instruction relies on place and colour',
    criterion: '1.3.3',
    page: { story: 'components-feedback-banner--default' },
    inject() {
      window.spoil('main p, main [role=status], main div p, main span', '').textContent =
        'Press the green button on the right to go on.';
    },
  },
  {
    id: 'foreign-words',
    title: 'Greek words do not say that they are Greek',
    criterion: '3.1.2',
    page: about,
    inject() {
      window.spoil('main p').textContent = 'Καλώς ήρθατε στη συντεχνία.';
    },
  },
];
