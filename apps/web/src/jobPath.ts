import { titleSlug } from '@guildhall/machines/domain/slug';

/** The address of a job's own page: the title is for people, the id decides. */
export const jobPath = ({ id, title }: { id: string; title: string }): string =>
  `/job/${encodeURIComponent(titleSlug(title))}/${id}`;
