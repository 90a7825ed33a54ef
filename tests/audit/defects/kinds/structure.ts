import type { Defect } from '../defect.ts';

/** Headings, groups, tables, states. */
export const structure: readonly Defect[] = [
  {
    id: 'rating-of-spans',
    title: 'A rating is made of pressable signs instead of radio buttons',
    criterion: '4.1.2',
    page: { story: 'components-fields-starrating--default' },
    inject() {
      const row = document.createElement('div');
      row.innerHTML = '<span>★</span><span>★</span><span>☆</span><span>☆</span><span>☆</span>';
      for (const star of row.children) if (star instanceof HTMLElement) star.style.cursor = 'pointer';
      window.spoil('[role=radiogroup]').replaceWith(row);
      row.setAttribute('data-defect', '');
    },
  },
  {
    id: 'drawn-radio',
    title: 'A radio button is drawn and has only a role',
    criterion: '4.1.2',
    page: { story: 'components-fields-radiogroup--default' },
    inject() {
      const input = window.spoil('main input[type=radio]');
      const drawn = document.createElement('span');
      drawn.innerHTML = 'Entry';
      drawn.tabIndex = 0;
      drawn.setAttribute('role', 'radio');
      drawn.setAttribute('data-defect', '');
      input.closest('label')?.replaceWith(drawn);
    },
  },
  {
    id: 'group-without-name',
    title: 'A group of radio buttons does not say what it asks',
    criterion: '1.3.1',
    page: { story: 'components-fields-radiogroup--default' },
    inject() {
      window.spoil('[role=radiogroup]').removeAttribute('aria-labelledby');
    },
  },
  {
    id: 'tab-without-state',
    title: 'The chosen tab does not say that it is chosen',
    criterion: '4.1.2',
    page: { story: 'components-navigation-tabs--default' },
    inject() {
      window.spoil('[role=tab]').removeAttribute('aria-selected');
    },
  },
  {
    id: 'table-without-heads',
    title: 'The heads of a table are plain cells',
    criterion: '1.3.1',
    page: { story: 'components-data-table--not-sortable' },
    inject() {
      const table = window.spoil('table');
      for (const head of table.querySelectorAll('th')) {
        const cell = document.createElement('td');
        cell.innerHTML = head.innerHTML;
        cell.className = head.className;
        head.replaceWith(cell);
      }
    },
  },
  {
    id: 'heading-skipped',
    title: 'A level of heading is left out',
    criterion: '1.3.1',
    page: { story: 'screens-home--ready' },
    inject() {
      const heading = window.spoil('h2');
      const deeper = document.createElement('h4');
      deeper.innerHTML = heading.innerHTML;
      deeper.setAttribute('data-defect', '');
      heading.replaceWith(deeper);
    },
  },
  {
    id: 'heading-of-bold-text',
    title: 'A heading is only bold text',
    criterion: '1.3.1',
    page: { story: 'screens-terms--default' },
    inject() {
      const heading = window.spoil('main h2');
      const text = document.createElement('div');
      text.textContent = heading.textContent;
      text.style.cssText = `font-size: ${getComputedStyle(heading).fontSize}; font-weight: 700`;
      text.setAttribute('data-defect', '');
      heading.replaceWith(text);
    },
  },
  {
    id: 'empty-heading',
    title: 'A heading has no words',
    criterion: '2.4.6',
    page: { story: 'screens-home--ready' },
    inject() {
      window.spoil('h2').textContent = '';
    },
  },
  {
    id: 'list-of-nothing',
    title: 'The items of a list stand in no list',
    criterion: '1.3.1',
    page: { story: 'screens-jobsearch--listed' },
    inject() {
      const list = window.spoil('main ul');
      const plain = document.createElement('div');
      plain.append(...list.childNodes);
      plain.setAttribute('data-defect', '');
      list.replaceWith(plain);
    },
  },
  {
    id: 'read-backwards',
    title: 'Styles turn the order of the text round',
    criterion: '1.3.2',
    page: { story: 'screens-about--guest' },
    inject() {
      const paragraph = window.spoil('main p');
      const parent = paragraph.parentElement;
      if (parent) {
        parent.style.cssText = 'display: flex; flex-direction: column-reverse';
        for (const child of parent.children) child.setAttribute('data-defect', '');
      }
    },
  },
];
