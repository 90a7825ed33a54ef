import { nameSlug } from '@guildhall/machines/domain/slug';

/** The address of a public profile (2.1): the name is for people, the id decides. */
export const profilePath = ({ id, name }: { id: string; name: string }): string =>
  `/profile/${encodeURIComponent(nameSlug(name))}/${id}`;
