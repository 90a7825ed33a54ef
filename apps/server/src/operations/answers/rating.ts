import type { RatingRow } from '../../repositories/ratings.ts';
import type { Schemas } from './common.ts';
import { fileUrl, instant } from './common.ts';

export function toRating(row: RatingRow): Schemas['Rating'] {
  return {
    id: row.id,
    type: row.type,
    rating: row.rating,
    review: row.review,
    createdAt: instant(row.createdAt),
    otherParty: { userId: row.otherId, name: row.otherName, profileImage: fileUrl(row.otherImageId) },
    project: { id: row.projectId, title: row.projectTitle },
  };
}
