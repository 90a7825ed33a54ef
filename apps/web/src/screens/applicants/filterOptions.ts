import type { ProjectChoice } from '@guildhall/machines/flows/applicants';

/** Stands for no project in particular: a list of choices has no value for nothing. */
export const everyProject = 'all';

/**
 * The projects that applications can be narrowed to, with how many each has. The later entry of a project is the newer.
 * The one that is chosen is there even if no one has applied to it, or nothing is known of it.
 */
export function filterOptions(projects: readonly ProjectChoice[], chosen: string | null) {
  const known = new Map(projects.map((project) => [project.id, project]));
  const choices = [...known.values()].filter(({ id, applicationsCount }) => applicationsCount > 0 || id === chosen);
  return [
    { value: everyProject, label: 'All Projects' },
    ...choices.map(({ id, title, applicationsCount }) => ({ value: id, label: `${title} (${applicationsCount})` })),
    ...(chosen === null || known.has(chosen) ? [] : [{ value: chosen, label: 'The chosen project' }]),
  ];
}
