import { comparedFreelancers as limit } from '@guildhall/api/limits';

import type { Search } from '../kit/lists.ts';
import type { Schema } from '../kit/schema.ts';
import { idPattern } from './ids.ts';

type Freelancer = Schema<'FreelancerListing'>;

/** How many freelancers stand side by side. Fewer than `least` are no comparison. */
export const comparedAtOnce = { least: 2, most: limit.count } as const;

/** A freelancer who is chosen to be compared, as the list had them. */
export interface ChosenFreelancer {
  id: string;
  name: string;
}

/** Whether there is no room for another. */
export const isFull = (chosen: readonly unknown[]): boolean => chosen.length >= comparedAtOnce.most;

export const isChosen = (chosen: readonly ChosenFreelancer[], id: string): boolean =>
  chosen.some((one) => one.id === id);

/** What the address of a comparison says. */
export interface ComparisonAddress {
  /** Ids of users, each once, in the order of the columns. */
  people: readonly string[];
  /** How many more it names than stand side by side. */
  excess: number;
  /** How much of it is no id. */
  unreadable: number;
  /** The project they applied to: what each of them proposed for it is compared too. Null where there is none. */
  projectId: string | null;
}

/** Reads the address of a comparison: the first people whom it names. */
export function comparisonFromAddress(search: Search): ComparisonAddress {
  const named = (search['people'] ?? '').split(',').map((text) => text.trim().toLowerCase());
  const ids = [...new Set(named.filter((text) => idPattern.test(text)))];
  return {
    people: ids.slice(0, comparedAtOnce.most),
    excess: Math.max(0, ids.length - comparedAtOnce.most),
    unreadable: named.filter((text) => text !== '' && !idPattern.test(text)).length,
    projectId: idPattern.test(search['project'] ?? '') ? (search['project'] ?? null) : null,
  };
}

/** The parameters of the address that compares these people. */
export const comparisonInAddress = (people: readonly string[]): Record<string, string> => ({
  people: people.join(','),
});

/** Those of the loaded freelancers whom the address names, in its order. */
export const comparedIn = ({ people }: ComparisonAddress, loaded: readonly Freelancer[]): Freelancer[] =>
  people.flatMap((id) => loaded.find((freelancer) => freelancer.id === id) ?? []);

export interface ComparedSkills {
  /** What all of them can do, as the first of them writes it. */
  shared: string[];
  /** What else each of them can do, in the order of `freelancers`. */
  others: string[][];
}

const keyOf = (skill: string): string => skill.toLowerCase();

/** The skills that all have, and what is left of each. One person shares nothing with anyone. */
export function compareSkills(freelancers: readonly Freelancer[]): ComparedSkills {
  const lists = freelancers.map(({ professional }) => professional.skills);
  const [first = [], ...rest] = lists;
  const sets = rest.map((list) => new Set(list.map(keyOf)));
  const shared = rest.length === 0 ? [] : first.filter((skill) => sets.every((set) => set.has(keyOf(skill))));
  const keys = new Set(shared.map(keyOf));
  return { shared, others: lists.map((list) => list.filter((skill) => !keys.has(keyOf(skill)))) };
}
