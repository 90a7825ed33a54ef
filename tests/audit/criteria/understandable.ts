import type { CriterionText } from './criterion.ts';

/** Principle 3: what people understand. */
export const understandable: readonly CriterionText[] = [
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    automation: 'Each page names its language, validly.',
    person: 'That it is the language the page is written in.',
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    automation: 'Text in a script other than Latin names its language.',
    person:
      'Passages in other languages. What people write about themselves is not marked, and its language is not known.',
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
    automation: 'The focus is put on each control: the address, the dialogs and the focus stay.',
    person: 'Whether anything else happens on focus that surprises.',
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    automation:
      'Each field, box and radio button is filled in, ticked or chosen: the address, the dialogs and the focus stay.',
    person: 'Filters act as they are changed: whether people are told so, and keep their place.',
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    automation: 'Header and footer keep the order of their links on all pages that one person sees.',
    person: 'Navigation that is part of the content.',
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    automation: 'Links that repeat in header and footer keep their names.',
    person: 'Whether buttons and icons that do the same are named the same across pages.',
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    automation: 'Links to help keep their place among the links that repeat in header and footer.',
    person: 'Whether each way to reach help stands at the same place on every page that has it.',
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    automation:
      'Each error is text in sight, tied to its field, which is marked as invalid; a form sent empty says what is wrong.',
    person: 'Whether the text says which item is wrong and why.',
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    automation: 'Each field has a label that can be seen.',
    person: 'Whether labels and hints are enough to fill in each form without error.',
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    automation: 'Each error says more than “Invalid”.',
    person: 'Whether the words say how to put it right.',
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    automation: 'Nothing: programs do not know what binds.',
    person: 'That hiring, applying, completing and withdrawing can be reviewed, confirmed or undone.',
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    automation: 'No form asks for one thing in two fields, new passwords excepted, nor to repeat something.',
    person: 'That sign-up and profile setup do not ask again for what was given in the same process.',
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    automation: 'Password and code fields take a paste and allow a password manager to fill them.',
    person: 'Signing up and in with a password manager, and with a code copied from the mail.',
  },
];
