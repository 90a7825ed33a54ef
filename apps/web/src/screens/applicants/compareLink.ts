import { comparedApplicants } from '@guildhall/machines/domain/comparedApplicants';
import { comparisonInAddress } from '@guildhall/machines/domain/comparison';
import type { Schema } from '@guildhall/machines/kit/schema';

import { paths, withSearch } from '../../paths.ts';

export interface CompareLink {
  href: string;
  text: string;
}

/** The way to a project's applicants side by side, and how many they are. */
export function compareLink(
  applications: readonly Schema<'ClientApplication'>[],
  shortlisted: readonly string[],
): CompareLink | null {
  const compared = comparedApplicants(applications, shortlisted);
  if (compared === null) return null;
  const { people, by } = compared;
  return {
    href: withSearch(paths.compareTalent, {
      ...comparisonInAddress(people),
      project: applications[0]?.projectId ?? null,
    }),
    text: by === 'shortlist' ? `Compare ${people.length} Shortlisted` : `Compare ${people.length} Applicants`,
  };
}
