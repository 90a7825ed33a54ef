import { expect, it } from 'vitest';

import { chaptersOf } from './chapters.ts';

it('reads the rules of each chapter, with links as words', () => {
  const description =
    '# All\n\nIt begins.\n\n## Getting in\n\nSo:\n\n- One email ([mail](#mail)).\n- A code.\n\n## Mail\n';
  expect(chaptersOf(description)).toEqual({ 'Getting in': ['One email (mail).', 'A code.'], Mail: [] });
});
