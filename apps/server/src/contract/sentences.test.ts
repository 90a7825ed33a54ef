import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';

import { fieldErrors, unknownFields } from './sentences.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);

function complaintsAbout(schema: object, value: unknown): ReturnType<typeof fieldErrors> {
  const validate = ajv.compile({ type: 'object', properties: { field: schema } });
  validate({ field: value });
  return fieldErrors(validate.errors ?? []);
}

test.each([
  ['an empty required text', { type: 'string', minLength: 1 }, '', 'Please fill in this field.'],
  ['a text of spaces', { type: 'string', pattern: '\\S' }, '  ', 'Please fill in this field.'],
  ['a short text', { type: 'string', minLength: 6 }, 'abc', 'Please enter at least 6 characters.'],
  ['a long text', { type: 'string', maxLength: 2 }, 'abc', 'Please enter at most 2 characters.'],
  ['a text of one character too many', { type: 'string', maxLength: 1 }, 'ab', 'Please enter at most 1 character.'],
  ['a small number', { type: 'number', minimum: 18 }, 17, 'Please enter 18 or more.'],
  ['a big number', { type: 'number', maximum: 100 }, 101, 'Please enter 100 or less.'],
  ['a fraction', { type: 'integer' }, 1.5, 'Please enter a whole number.'],
  ['a number as text', { type: 'number' }, '5', 'Please enter a number.'],
  ['a text as number', { type: 'string' }, 5, 'Please enter text.'],
  ['a yes as text', { type: 'boolean' }, 'yes', 'Please choose true or false.'],
  ['an optional whole number as text', { type: ['integer', 'null'] }, 'x', 'Please enter a whole number.'],
  [
    'a wrong email',
    { type: 'string', format: 'email' },
    'maya',
    'Please enter an email address, such as name@example.com.',
  ],
  [
    'a wrong address',
    { type: 'string', format: 'uri' },
    'maya',
    'Please enter a full web address, such as https://example.com.',
  ],
  ['a wrong day', { type: 'string', format: 'date' }, '2026-02-30', 'Please enter a date as YYYY-MM-DD.'],
  ['a wrong code', { type: 'string', pattern: '^[0-9]{6}$' }, '12', 'Please enter the 6 digits of the code.'],
  ['an unknown choice', { enum: ['a', 'b'] }, 'c', 'Please choose one of: a, b.'],
  [
    'a choice of very many',
    { enum: Array.from({ length: 110 }, (_, index) => `skill ${index}`) },
    'c',
    'Please choose one of the offered values.',
  ],
  ['an empty list', { type: 'array', minItems: 1 }, [], 'Please choose at least 1 entry.'],
  ['a long list', { type: 'array', maxItems: 2 }, [1, 2, 3], 'Please choose at most 2 entries.'],
  ['a word that no table knows', { not: {} }, 'c', 'Please enter a valid value.'],
])('%s is answered in plain words', (_title, schema, value, sentence) => {
  expect(complaintsAbout(schema, value)).toEqual({ field: sentence });
});

test('an entry of a list is named by its place', () => {
  const schema = { type: 'array', items: { type: 'string', minLength: 1 } };
  expect(complaintsAbout(schema, ['a', ''])).toEqual({ 'field.1': 'Please fill in this field.' });
});

test('of a list or text, the list is told about its entries only', () => {
  const schema = { oneOf: [{ type: 'array', items: { type: 'string', maxLength: 2 } }, { type: 'string' }] };
  expect(complaintsAbout(schema, ['abc'])).toEqual({ 'field.0': 'Please enter at most 2 characters.' });
  expect(complaintsAbout(schema, 5)).toEqual({ field: 'Please enter a valid value.' });
});

test('an absent field and an unknown one are named', () => {
  const validate = ajv.compile({
    type: 'object',
    required: ['title'],
    properties: { title: {} },
    additionalProperties: false,
  });
  validate({ titel: 'x' });
  expect(fieldErrors(validate.errors ?? [])).toEqual({
    title: 'Please fill in this field.',
    titel: 'This field is not known. Please leave it out.',
  });
  expect(unknownFields(validate.errors ?? [])).toEqual(['titel']);
});
