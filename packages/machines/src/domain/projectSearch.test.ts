import { describe, expect, it } from 'vitest';

import { jobs, projectsInEveryStatus } from '../testing/samples.ts';
import { matching, statusChoices, statusGroups } from './projectSearch.ts';

describe('looking through projects', () => {
  it.each([
    ['shop', ['Redesign of our online shop']],
    ['BICYCLES', ['A name and a mark for a repair café']],
    ['logo', ['A name and a mark for a repair café']],
    ['  nurses   leaflets ', ['Patient leaflets in plain words']],
    ['nurses bicycles', []],
    ['', jobs.map(({ title }) => title)],
    ['  ', jobs.map(({ title }) => title)],
  ])('finds for %o: %o', (text, titles) => {
    expect(matching(jobs, text).map(({ title }) => title)).toEqual(titles);
  });

  it.each(statusChoices)('keeps those of a status, or of several that belong together: %s', (choice) => {
    const expected = choice in statusGroups ? statusGroups[choice as keyof typeof statusGroups] : [choice];
    expect(matching(projectsInEveryStatus, '', choice).map(({ status }) => status)).toEqual(expected);
  });
});
