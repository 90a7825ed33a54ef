import { expect, it } from 'vitest';

import { storiesFor } from './storyList.ts';

const stories = [
  { id: 'screens-login--typing', name: 'Login: Typing', place: 'Screens/Getting in' },
  { id: 'screens-login--refused', name: 'Login: Refused', place: 'Screens/Getting in' },
  { id: 'screens-signup--typing', name: 'Signup: Typing', place: 'Screens/Getting in' },
  { id: 'components-fields-form--default', name: 'Form: Default', place: 'Components/Fields' },
];
const idsFor = (text: string, chosen = '') => storiesFor(text, stories, chosen).map(({ id }) => id);

it('finds a story by words of its name and of its place, in any order', () => {
  expect(idsFor('typing login')).toEqual(['screens-login--typing']);
  expect(idsFor('fields default')).toEqual(['components-fields-form--default']);
  expect(idsFor('typing')).toEqual(['screens-login--typing', 'screens-signup--typing']);
  expect(idsFor('quaternion')).toEqual([]);
});

it('offers the stories beside the chosen one where its own name stands in the field', () => {
  expect(idsFor('Login: Typing', 'screens-login--typing')).toEqual(['screens-login--typing', 'screens-login--refused']);
});

it('offers no more than can be looked through', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    id: `${index}`,
    name: `Story: ${index}`,
    place: 'Screens',
  }));
  expect(storiesFor('', many, '')).toHaveLength(40);
});
