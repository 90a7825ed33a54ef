import type { RatingRow } from '../../repositories/ratings.ts';
import type { Schemas } from './common.ts';
import { fileUrl, instant } from './common.ts';

type ReplyRow = Pick<RatingRow, 'reply' | 'repliedAt'>;

export function toReply({ reply, repliedAt }: ReplyRow): Schemas['GivenReply'] {
  return reply === null || repliedAt === null ? null : { text: reply, createdAt: instant(repliedAt) };
}

export function toRating(row: RatingRow): Schemas['Rating'] {
  return {
    id: row.id,
    type: row.type,
    rating: row.rating,
    review: row.review,
    createdAt: instant(row.createdAt),
    otherParty: { userId: row.otherId, name: row.otherName, profileImage: fileUrl(row.otherImageId) },
    project: { id: row.projectId, title: row.projectTitle },
    reply: toReply(row),
  };
}
