import { expect, it } from 'vitest';

import { longer } from './longNames.ts';

it.each([100, 150, 200, 400])('makes a name at least as long as %i%% of it', (percent) => {
  const name = 'Ngozi Eze';
  const long = longer(name, percent);
  expect(long.startsWith(name)).toBe(true);
  expect(long.length).toBeGreaterThanOrEqual((name.length * percent) / 100);
});

it('leaves a name of 100% as it is', () => {
  expect(longer('Ngozi Eze', 100)).toBe('Ngozi Eze');
});
