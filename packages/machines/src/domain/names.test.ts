import { describe, expect, it } from 'vitest';

import { firstName } from './names.ts';

describe('names', () => {
  it.each([
    ['Mara Lindqvist', 'Mara'],
    ['  ada  ', 'ada'],
    ['Ana María de la Cruz', 'Ana'],
    ['𝒜lix Ōta', '𝒜lix'],
    ['', ''],
  ])('%o is greeted as %o', (name, greeting) => {
    expect(firstName(name)).toBe(greeting);
  });
});
