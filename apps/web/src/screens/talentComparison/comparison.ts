import { comparedAtOnce, comparedIn, compareSkills } from '@guildhall/machines/domain/comparison';
import { counted } from '@guildhall/machines/domain/counted';
import type { talentComparisonMachine } from '@guildhall/machines/flows/talentComparison';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { SnapshotFrom } from 'xstate';

import { comparisonNotes } from './comparisonNotes.ts';

/** How many can be compared, in words. */
export const comparedText = `${comparedAtOnce.least} to ${comparedAtOnce.most} freelancers`;

export const freelancersText = (count: number): string => counted(count, 'freelancer');

/** Who is compared now, and what has to be said about it. */
export function comparisonOf({ context: { address, result } }: SnapshotFrom<typeof talentComparisonMachine>) {
  const freelancers = comparedIn(address, result?.freelancers ?? []);
  return { freelancers, notes: comparisonNotes(address, freelancers.length) };
}

/** How many stand side by side, and for which project. */
export const comparisonTitle = (count: number, project: string | undefined): string =>
  `${freelancersText(count)} side by side${project === undefined ? '' : ` for “${project}”`}`;

/** The newest application of someone; null where there is none. */
export const proposalOf = (
  proposals: readonly Schema<'ClientApplication'>[],
  freelancerId: string,
): Schema<'ClientApplication'> | null => proposals.find((one) => one.freelancerId === freelancerId) ?? null;

export interface SkillRows {
  /** What all have in common; null where there is no one to have it in common with. */
  shared: { title: string; skills: readonly string[] } | null;
  others: { title: string; skills: readonly (readonly string[])[] };
}

/** The skills of a comparison, row by row. */
export function skillRows(freelancers: readonly Schema<'FreelancerListing'>[]): SkillRows {
  const { shared, others } = compareSkills(freelancers);

  return {
    shared: freelancers.length < comparedAtOnce.least ? null : { title: 'Skills in common', skills: shared },
    others: { title: shared.length === 0 ? 'Skills' : 'Other skills', skills: others },
  };
}
