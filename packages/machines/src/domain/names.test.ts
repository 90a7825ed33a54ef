import { describe, expect, it } from 'vitest';

import { firstName, initials } from './names.ts';

describe('names', () => {
  it.each([
    ['Mara Lindqvist', 'Mara', 'ML'],
    ['  ada  ', 'ada', 'A'],
    ['Ana María de la Cruz', 'Ana', 'AC'],
    ['𝒜lix Ōta', '𝒜lix', '𝒜Ō'],
    ['', '', ''],
  ])('%o is greeted as %o and drawn as %o', (name, greeting, letters) => {
    expect([firstName(name), initials(name)]).toEqual([greeting, letters]);
  });
});
