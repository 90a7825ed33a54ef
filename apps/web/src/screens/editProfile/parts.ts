import { paths, withSearch } from '../../paths.ts';

/** Under which name what is typed into either form is kept. */
export const draftName = 'editProfile';

/** What a freelancer edits, part by part. The first is open where the address names none. */
export const parts = [
  { id: 'details', label: 'Details' },
  { id: 'experience', label: 'Experience' },
  { id: 'education', label: 'Education' },
  { id: 'portfolio', label: 'Portfolio' },
  { id: 'resume', label: 'Resume' },
] as const;

export type Part = (typeof parts)[number]['id'];

/** Reads the part of an address. */
export const partOf = (text: string | null): Part => parts.find(({ id }) => id === text)?.id ?? parts[0].id;

/** The address of a part. */
export const partHref = (part: Part): string =>
  withSearch(paths.editProfile, { part: part === parts[0].id ? null : part });
