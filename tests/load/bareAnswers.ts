import type { MatchReason } from '@guildhall/api/enums';
import { projectStatuses } from '@guildhall/api/enums';

import { matchScoreOf } from '../../apps/server/src/domain/matchReasons.ts';
import { toDeliveries } from '../../apps/server/src/operations/answers/deliveries.ts';
import type { DeliveryEvent } from '../../apps/server/src/repositories/projectEvents.ts';

type Row = Readonly<Record<string, unknown>>;

/** Makes an answer of the rows of each statement. */
type Answer = (results: readonly (readonly Row[])[]) => unknown;

/**
 * The answers of the bench's cases, as a handler without a contract would make them. `api.ts` makes sure that they are
 * what our server answers.
 */
export const bareAnswers: Readonly<Record<string, Answer | undefined>> = {
  'job list': (results) => ({
    success: true,
    message: 'Jobs loaded.',
    data: {
      jobs: listed(results, 'title').map((row) => job(row, results)),
      pagination: searchPagination(results),
    },
  }),
  job: (results) => ({
    success: true,
    message: 'Job loaded.',
    data: results[0]?.[0] && job(results[0][0], results),
  }),
  'freelancer list': (results) => ({
    success: true,
    message: 'Freelancers loaded.',
    data: { freelancers: listed(results, 'bio').map(freelancer), pagination: searchPagination(results) },
  }),
  'client’s projects': (results) => {
    const byStatus = countsByStatus(results);
    const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
    return {
      success: true,
      message: 'Projects loaded.',
      data: {
        projects: listed(results, 'title').map(project),
        byStatus,
        pagination: pagination(total, 50),
      },
    };
  },
};

/** A row for each status that there is, with how many there are. */
function countsByStatus(results: readonly (readonly Row[])[]): Record<string, number> {
  const rows = results.find(([first]) => first && 'count' in first && 'status' in first) ?? [];
  const none = Object.fromEntries(projectStatuses.map((status) => [status, 0]));
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [String(status), Number(count)])) };
}

function rowWith(results: readonly (readonly Row[])[], column: string): Row | undefined {
  return results.find(([first]) => first && column in first)?.[0];
}

/** The rows that have `column`. */
const listed = (results: readonly (readonly Row[])[], column: string): readonly Row[] =>
  results.find(([first]) => first && column in first) ?? [];

function pagination(total: number, limit: number) {
  return { page: 1, limit, total, pages: Math.ceil(total / limit) };
}

function searchPagination(results: readonly (readonly Row[])[]) {
  const [found, reach] = [Number(rowWith(results, 'counted')?.['counted']), 1000];
  return { ...pagination(Math.min(found, reach), 12), isCapped: found > reach };
}

function fileUrl(id: unknown) {
  return typeof id === 'string' ? `/api/v1/files/${id}` : null;
}

/** How a client was rated, from the statement that asks it for all of them. */
function clientRating(results: readonly (readonly Row[])[], clientId: unknown) {
  const averages = results.find(([first]) => first && 'average' in first) ?? [];
  return averages.find((row) => row['to_user_id'] === clientId)?.['average'] ?? null;
}

function job(row: Row, results: readonly (readonly Row[])[]) {
  return {
    id: row['id'],
    title: row['title'],
    description: row['description'],
    postedAt: row['created_at'],
    budget: { min: row['budget_min'], max: row['budget_max'] },
    duration: row['duration'],
    skillsRequired: row['skills_required'],
    status: row['status'],
    applicationsCount: row['applications_count'],
    client: {
      userId: row['client_id'],
      name: row['client_name'],
      company: row['company_name'],
      industry: row['industry'],
      location: row['client_location'],
      ratings: clientRating(results, row['client_id']),
      profileImage: fileUrl(row['client_image_id']),
      isVerified: row['client_is_verified'],
    },
  };
}

function freelancer(row: Row) {
  return {
    id: row['user_id'],
    profile: {
      name: row['name'],
      bio: row['bio'],
      location: row['location'],
      profileImage: fileUrl(row['profile_image_id']),
      memberSince: row['created_at'],
      listedAt: row['listed_at'],
    },
    professional: {
      skills: row['skills'],
      experience: row['experience'],
      hourlyRate: row['hourly_rate'],
      availability: row['availability'],
      isVerified: row['is_verified'],
    },
    statistics: {
      rating: row['rating_average'],
      totalRatings: row['rating_count'],
      weightedRating: row['weighted_rating'],
      projectsCompleted: row['projects_completed'],
      // What the statement makes.
      matchScore: matchScoreOf(row['match_reasons'] as readonly MatchReason[]),
      matchReasons: row['match_reasons'],
    },
  };
}

function project(row: Row) {
  // What the statement makes.
  const edits = row['edits'] as Readonly<{ count: number; at: string | null }>;
  return {
    id: row['id'],
    title: row['title'],
    description: row['description'],
    skillsRequired: row['skills_required'],
    budgetMin: row['budget_min'],
    budgetMax: row['budget_max'],
    duration: row['duration'],
    status: row['status'],
    createdAt: row['created_at'],
    updatedAt: row['updated_at'],
    completionRequestedAt: row['completion_requested_at'],
    completedAt: row['completed_at'],
    delivered: row['delivered'],
    completionReason: row['completion_rejection_reason'],
    ended: row['ended_by'] && { by: row['ended_by'], reason: row['end_reason'], at: row['cancelled_at'] },
    // What the statement makes.
    deliveries: toDeliveries(row['delivery_events'] as readonly DeliveryEvent[]),
    rating: row['rating_id'] && {
      id: row['rating_id'],
      rating: row['rating'],
      review: row['review'],
      createdAt: row['rated_at'],
    },
    editsCount: edits.count,
    editedAt: edits.at && new Date(edits.at).toISOString(),
    etag: `"${Number(row['version'])}"`,
    assignedAt: row['assigned_at'],
    applicationsCount: row['applications_count'],
    pendingApplicationsCount: row['pending_applications_count'],
    newApplicationsCount: row['new_applications_count'],
    freelancer: row['assigned_freelancer_id'] && {
      userId: row['assigned_freelancer_id'],
      name: row['freelancer_name'],
      email: row['freelancer_email'],
      profileImage: fileUrl(row['freelancer_image_id']),
    },
  };
}
