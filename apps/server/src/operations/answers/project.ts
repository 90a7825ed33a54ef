import { contactEmail } from '../../domain/erasedAccount.ts';
import { etagOf } from '../../domain/etag.ts';
import type { AssignedProjectRow } from '../../repositories/assignedProjects.ts';
import type { ClientProjectRow } from '../../repositories/projects.ts';
import type { Schemas } from './common.ts';
import { fileUrl, instant, optionalInstant } from './common.ts';
import { toDeliveries } from './deliveries.ts';

type ProjectRow = ClientProjectRow | AssignedProjectRow;

/** What both sides of a project see of it. */
function common(row: ProjectRow) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    skillsRequired: row.skillsRequired,
    budgetMin: row.budgetMin,
    budgetMax: row.budgetMax,
    duration: row.duration,
    status: row.status,
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
    completionRequestedAt: optionalInstant(row.completionRequestedAt),
    completedAt: optionalInstant(row.completedAt),
    delivered: row.delivered,
    completionReason: row.completionRejectionReason,
    ended: toEnding(row),
    deliveries: toDeliveries(row.deliveryEvents),
    rating: toGivenRating(row),
    etag: etagOf(row.version),
  };
}

/** Who ended it, after someone was hired. */
export function toEnding({
  endedBy: by,
  endReason: reason,
  cancelledAt,
}: Pick<ProjectRow, 'endedBy' | 'endReason' | 'cancelledAt'>): Schemas['ProjectEnding'] | null {
  if (by === null || reason === null || cancelledAt === null) return null;
  return { by, reason, at: instant(cancelledAt) };
}

type GivenRow = Pick<ProjectRow, 'ratingId' | 'rating' | 'review' | 'ratedAt'>;

function toGivenRating({ ratingId, rating, review, ratedAt }: GivenRow): Schemas['GivenRating'] | null {
  if (ratingId === null || rating === null || ratedAt === null) return null;
  return { id: ratingId, rating, review, createdAt: instant(ratedAt) };
}

function toProjectFreelancer(row: ClientProjectRow): Schemas['ProjectFreelancer'] | null {
  const { assignedFreelancerId: userId, freelancerName: name, freelancerEmail: email } = row;
  if (userId === null || name === null || email === null) return null;
  return { userId, name, email: contactEmail(email), profileImage: fileUrl(row.freelancerImageId) };
}

export function toClientProject(row: ClientProjectRow): Schemas['ClientProject'] {
  return {
    ...common(row),
    assignedAt: optionalInstant(row.assignedAt),
    editsCount: row.edits.count,
    editedAt: row.edits.at === null ? null : instant(new Date(row.edits.at)),
    applicationsCount: row.applicationsCount,
    pendingApplicationsCount: row.pendingApplicationsCount,
    newApplicationsCount: row.newApplicationsCount,
    freelancer: toProjectFreelancer(row),
  };
}

export function toProjectSummary(row: ClientProjectRow): Schemas['ProjectSummary'] {
  const { id, title, description, status, skillsRequired, budgetMin, budgetMax, duration } = row;
  return { id, title, description, status, skillsRequired, budgetMin, budgetMax, duration };
}

export function toAssignedProject(row: AssignedProjectRow): Schemas['AssignedProject'] {
  return {
    ...common(row),
    clientRating: toGivenRating({
      ratingId: row.givenId,
      rating: row.givenStars,
      review: row.givenReview,
      ratedAt: row.givenAt,
    }),
    // An assigned project has the time of its assignment; the creation stands in for the type alone.
    assignedAt: instant(row.assignedAt ?? row.createdAt),
    client: {
      userId: row.clientId,
      name: row.clientName,
      email: contactEmail(row.clientEmail),
      company: row.companyName,
      industry: row.industry,
      location: row.clientLocation,
      profileImage: fileUrl(row.clientImageId),
    },
  };
}
