import { titleSlug } from '@guildhall/machines/domain/slug';

/** The address of a job's own page: the title is for people, the id decides. */
export const jobPath = ({ id, title }: { id: string; title: string }): string =>
  `/job/${encodeURIComponent(titleSlug(title))}/${id}`;

/** The id in the address of a job's page; none in any other. */
export const jobIdOf = (pathname: string): string | null =>
  /^\/job\/[^/]+\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(pathname)?.[1] ?? null;
