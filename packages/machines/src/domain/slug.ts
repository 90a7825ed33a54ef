/** A text in lower case, punctuation removed, spaces turned into single hyphens, hyphens trimmed from the ends. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The readable part of a public profile's address; `user` when nothing of the name is left. */
export const nameSlug = (name: string | null | undefined): string => slugOf(name ?? '') || 'user';

/** The readable part of a job's address; `job` when nothing of the title is left. */
export const titleSlug = (title: string): string => slugOf(title) || 'job';
