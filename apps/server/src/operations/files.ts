import type { Db, Row } from '../db/schema.ts';
import { isAtHand } from '../domain/etag.ts';
import { Refusal } from '../domain/refusal.ts';
import { contentDisposition } from '../files/fileName.ts';
import { findFile, hasAppliedTo } from '../repositories/files.ts';
import type { Handler, Session } from './types.ts';

/** A file opened in a tab of its own is a page of our origin: it may do nothing there. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A resume is asked for each time: the next person at this browser may not read it. */
const resumeCaching = 'private, no-cache';

/** A picture never changes, but its account may be closed or suspended: every cache asks again after a minute. */
const pictureCaching = 'public, max-age=60, must-revalidate';

/** Resumes: to their owner, and to clients who have an application of the owner. */
async function permitReading(
  db: Db,
  { kind, ownerId }: Pick<Row<'files'>, 'kind' | 'ownerId'>,
  session: Session | null,
): Promise<void> {
  if (kind !== 'RESUME') return;
  if (!session) {
    throw new Refusal(401, 'Please log in again to continue.', undefined, { 'www-authenticate': 'Bearer' });
  }
  if (session.userId === ownerId) return;
  if (session.role === 'CLIENT' && (await hasAppliedTo(db, ownerId, session.userId))) return;
  throw new Refusal(403, 'This resume is shown to its owner and to clients that its owner applied to.');
}

export const getFile: Handler<'getFile'> = async ({ params, query, headers, session, services }) => {
  const { db, files } = services;
  const file = await findFile(db, params.fileId);
  const isResume = file?.kind === 'RESUME';
  // A picture is gone for as long as its account is suspended or closed.
  if (!file || !(isResume || file.isOwnerActive)) throw absent();
  await permitReading(db, file, session);
  const variant = isResume ? 'original' : query.size;
  const etag = `"${file.id}-${variant}"`;
  const caching = { 'cache-control': isResume ? resumeCaching : pictureCaching, etag };
  if (isAtHand(headers['If-None-Match'], etag)) return { status: 304, headers: caching };
  const content = await files.read(db, file, variant);
  // Replaced since its row was read.
  if (!content) throw absent();
  return {
    status: 200,
    raw: content.body,
    contentType: isResume ? 'application/pdf' : 'image/webp',
    headers: {
      ...caching,
      'content-disposition': contentDisposition(isResume ? 'attachment' : 'inline', file.originalName),
      'content-security-policy': policy,
      ...(content.byteSize !== undefined && { 'content-length': String(content.byteSize) }),
    },
  };
};

function absent(): Refusal {
  return new Refusal(404, 'This file does not exist. It may have been replaced.');
}
