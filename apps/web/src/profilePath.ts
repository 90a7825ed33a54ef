import { nameSlug } from '@guildhall/machines/domain/slug';

/** The address of a public profile (2.1): the name is for people, the id decides. */
export const profilePath = ({ id, name }: { id: string; name: string }): string =>
  `/profile/${encodeURIComponent(nameSlug(name))}/${id}`;

/** The id in the address of a public profile, with or without a slash at its end; none in any other. */
export const profileIdOf = (pathname: string): string | null =>
  /^\/profile\/[^/]+\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i.exec(pathname)?.[1] ?? null;
