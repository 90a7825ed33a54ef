import type { ClientRow } from '../../repositories/clients.ts';
import type { Page } from '../../repositories/paging.ts';
import type { ClientProjectRow } from '../../repositories/projects.ts';
import type { ClientRatings } from '../../repositories/ratings.ts';
import type { Schemas } from './common.ts';
import { fileUrl, instant } from './common.ts';
import { toProjectSummary } from './project.ts';
import { toVerified } from './verification.ts';

export function toClientProfile(
  row: ClientRow,
  projects: Page<ClientProjectRow>,
  ratings: ClientRatings,
): Schemas['ClientProfile'] {
  return {
    id: row.profileId,
    userId: row.userId,
    name: row.name,
    email: row.email,
    profileImage: fileUrl(row.profileImageId),
    companyName: row.companyName,
    industry: row.industry,
    companySize: row.companySize,
    website: row.website,
    bio: row.bio,
    profileSummary: row.profileSummary,
    location: row.location,
    isVerified: row.isVerified,
    verified: toVerified(row),
    ratings: ratings.get(row.userId) ?? null,
    projectsPosted: projects.total,
    projects: projects.entries.map(toProjectSummary),
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  };
}
