import { createHash } from 'node:crypto';

/**
 * The ETag of what is sent in several encodings and with its time each time: a weak one, which says that two
 * answers mean the same (RFC 9110, 8.8.1). `parts` are all that it depends on.
 */
export function weakTag(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return `W/"${hash.digest('base64url')}"`;
}

/** Whether a reader who sends this `If-None-Match` has what `etag` names: compared weakly (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => plain(tag) === plain(etag));
}
