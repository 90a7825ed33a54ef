import { expect, it } from 'vitest';

import { aboutOf } from './about.ts';

it('reads what a machine is and what it guarantees from its docblock, not from others', () => {
  const source = `
/** What it is given. */
export interface Input {}

/**
 * Signing up: prove the email
 * with a \`code\`.
 *
 * Guarantees: nothing is lost;
 * a failure keeps everything typed.
 *
 * Area: Getting in.
 */
export const signupMachine = setup({}).createMachine({});

/** Whatever comes later. */
`;
  expect(aboutOf(source)).toEqual({
    summary: 'Signing up: prove the email with a code.',
    guarantees: 'Nothing is lost; a failure keeps everything typed.',
    area: 'Getting in',
  });
});

it('says nothing of a machine without a docblock', () => {
  expect(aboutOf('export const aMachine = 1;')).toEqual({ summary: '', guarantees: '', area: '' });
});

it('takes nothing for a docblock that stands above something else', () => {
  expect(aboutOf('/** What it is given. */\nexport interface Input {}\n\nexport const aMachine = 1;').summary).toBe('');
});

it('reads what an archetype guarantees', () => {
  const source = `
/** The rest. */
export const restGuards = {};

/**
 * A rest.
 *
 * Guarantees: it ends.
 */
export function rest() {}
`;
  expect(aboutOf(source, 'rest')).toEqual({ summary: 'A rest.', guarantees: 'It ends.', area: '' });
});
