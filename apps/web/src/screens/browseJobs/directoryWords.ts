import type { DirectoryCriteria } from '@guildhall/machines/domain/directoryCriteria';
import { isFiltered } from '@guildhall/machines/domain/directoryCriteria';

/** What is said where the directory lists nothing, and whether something was left out of it. */
export const emptyWords = (criteria: DirectoryCriteria) =>
  isFiltered(criteria)
    ? { isNarrowed: true, title: 'No jobs match', text: 'Try fewer or different words, or leave out a filter.' }
    : {
        isNarrowed: false,
        title: 'No open jobs right now',
        text: 'New jobs will appear here as soon as clients post them.',
      };
