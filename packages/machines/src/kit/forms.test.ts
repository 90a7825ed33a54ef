import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { edit, emptyForm, hasProblems, problemsFrom, problemsOf, refuse } from './forms.ts';

const empty = { name: '', age: '' };
const schema = z.object({
  name: z.string().check(z.minLength(1, 'Enter a name.'), z.regex(/^\p{Lu}/u, 'Begin with a capital.')),
  age: z.string().check(z.minLength(1, 'Enter an age.')),
});

describe('a form', () => {
  it('begins with its values and without a complaint', () => {
    expect(emptyForm(empty)).toEqual({ values: empty, problems: {}, refusals: 0 });
  });

  it('takes an edit in, and ends the complaint about that field alone', () => {
    const form = refuse(emptyForm(empty), { name: 'Enter a name.', age: 'Enter an age.' });
    const edited = edit(form, { type: 'field.change', name: 'name', value: 'Mara' });
    expect(edited).toEqual({ values: { name: 'Mara', age: '' }, problems: { age: 'Enter an age.' }, refusals: 1 });
    expect(form.problems).toHaveProperty('name');
  });

  it('counts refusals, so that each can be answered with the focus', () => {
    const twice = refuse(refuse(emptyForm(empty), { name: 'Enter a name.' }), { name: 'Enter a name.' });
    expect(twice.refusals).toBe(2);
  });

  it('complains about each field once, with what is wrong first, in the order of the fields', () => {
    expect(Object.entries(problemsOf(schema, empty))).toEqual([
      ['name', 'Enter a name.'],
      ['age', 'Enter an age.'],
    ]);
    expect(problemsOf(schema, { name: 'mara', age: '41' })).toEqual({ name: 'Begin with a capital.' });
  });

  it('has nothing to complain about when the values hold', () => {
    const problems = problemsOf(schema, { name: 'Mara', age: '41' });
    expect(hasProblems(problems)).toBe(false);
    expect(hasProblems({ name: 'Enter a name.' })).toBe(true);
  });

  it("keeps those of the server's refusals that it has a field for", () => {
    expect(problemsFrom({ name: 'Taken.', colour: 'Unknown.' }, empty)).toEqual({ name: 'Taken.' });
  });
});
