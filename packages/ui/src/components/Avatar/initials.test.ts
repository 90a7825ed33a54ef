import { describe, expect, it } from 'vitest';

import { portraits } from '../../tokens/theme.ts';
import { initialsOf, portraitOf } from './initials.ts';

describe('A person without a picture', () => {
  it.each([
    ['Amara Okafor', 'AO'],
    ['goran', 'G'],
    ['Fatima Zahra El Idrissi', 'FI'],
    ['  Chen   Wei ', 'CW'],
    ['Émile Fournier', 'ÉF'],
    ['“Kit” Lane', 'KL'],
    ['4U Design', '4D'],
    ['王 伟', '王伟'],
    ['O’Neill, Siobhán', 'OS'],
    ['', '?'],
    ['—', '?'],
  ])('called %j is known by %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps one colour, however the name is typed', () => {
    expect(portraitOf('  AMARA okafor ')).toBe(portraitOf('Amara Okafor'));
  });

  it('gets any of the colours, about equally often', () => {
    const counts = new Map(portraits.map((portrait) => [portrait, 0]));
    for (let index = 0; index < 600; index += 1) {
      const portrait = portraitOf(`Person ${index}`);
      counts.set(portrait, (counts.get(portrait) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(count).toBeGreaterThan(60);
  });
});
