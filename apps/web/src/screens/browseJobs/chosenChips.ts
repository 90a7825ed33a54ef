import type { DirectoryCriteria } from '@guildhall/machines/domain/directoryCriteria';

import { categoryOptions } from '../jobs/jobOptions.ts';

/** What takes every filter off a list and leaves its words and its order. */
export const unfiltered = { category: null, skill: null } satisfies Partial<DirectoryCriteria>;

/** A filter that is set, in the words of its chip, and what takes it off. */
export interface ChosenChip {
  label: string;
  without: Partial<DirectoryCriteria>;
}

export function chosenChips({ category, skill }: Pick<DirectoryCriteria, keyof typeof unfiltered>): ChosenChip[] {
  const label = categoryOptions.find(({ value }) => value === category)?.label;
  return [
    ...(label === undefined ? [] : [{ label, without: { category: null } }]),
    ...(skill === null ? [] : [{ label: skill, without: { skill: null } }]),
  ];
}
