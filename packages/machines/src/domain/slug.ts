/**
 * The readable part of a public profile's address: the name in lower case, punctuation removed, spaces turned into
 * single hyphens, hyphens trimmed from the ends; `user` when nothing is left.
 */
export function nameSlug(name: string | null | undefined): string {
  const slug = (name ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? 'user' : slug;
}
