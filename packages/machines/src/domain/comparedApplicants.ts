import type { Schema } from '../kit/schema.ts';
import { comparedAtOnce } from './comparison.ts';

/** Applicants to one project who can be compared: their user ids, and how they came to be chosen. */
export interface ComparedApplicants {
  people: string[];
  by: 'shortlist' | 'few';
}

type Applied = Pick<Schema<'ClientApplication'>, 'id' | 'freelancerId' | 'status'>;

/**
 * Who of a project's applicants stands side by side: those on the shortlist, the newest where there are too many; where
 * fewer than two are on it, all of them, unless they are too many. Who was turned down or withdrew is no longer a choice.
 * Null where there is nothing to compare.
 */
export function comparedApplicants(all: readonly Applied[], shortlisted: readonly string[]): ComparedApplicants | null {
  const { least, most } = comparedAtOnce;
  const people = (of: readonly Applied[]) => of.slice(0, most).map(({ freelancerId }) => freelancerId);
  const applications = all.filter(({ status }) => status === 'PENDING' || status === 'ACCEPTED');
  const starred = applications.filter(({ id }) => shortlisted.includes(id));
  if (starred.length >= least) return { people: people(starred), by: 'shortlist' };
  return applications.length >= least && applications.length <= most
    ? { people: people(applications), by: 'few' }
    : null;
}
