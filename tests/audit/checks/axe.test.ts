import { expect, test } from 'vitest';

import { explain } from './axeIncomplete.ts';

const rule = 'frame-tested';
const reason = 'The iframe still has to be tested with axe-core';
const mail = '<iframe class="x" title="The mail as HTML, light" sandbox="allow-same-origin">';

test('what a person has explained is explained for that rule, reason and element only', () => {
  expect(explain(rule, reason, mail)).toContain('axe is run there');
  expect(explain('color-contrast', reason, mail)).toBeUndefined();
  expect(explain(rule, 'something else', mail)).toBeUndefined();
  expect(explain(rule, reason, '<iframe title="A map">')).toBeUndefined();
});

test('an empty field that axe cannot decide on is explained, an element without text that is no field is not', () => {
  const empty = 'Element has no value; test color contrast with a value entered';
  expect(explain('color-contrast', empty, '<textarea name="note">')).toContain('a pair of tokens');
  expect(explain('color-contrast', empty, '<p>')).toBeUndefined();
});
