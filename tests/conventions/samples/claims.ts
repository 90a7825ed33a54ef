import type { NamedFlow } from '../../flows.ts';

type Plain = Readonly<Record<string, unknown>>;

/** What a scenario says of a record: one of its facts, by the name that the fact has wherever it is said. */
export interface Claim {
  record: string;
  fact: string;
  value: string;
  /** Flow and scenario. */
  where: string;
}

/** Parts of an answer that group facts of the record around them. */
const groups = new Set(['profile', 'professional', 'professionalInfo', 'companyInfo', 'statistics']);

/** One fact under the other names that the contract has for it. */
const names: Readonly<Record<string, string>> = {
  averageRating: 'rating',
  'budget.max': 'budgetMax',
  'budget.min': 'budgetMin',
  companyName: 'company',
  postedAt: 'createdAt',
  ratings: 'rating',
};

/** Facts that depend on who reads, on the search that found the record, or on what is open beside it. */
const relative = new Set([
  'address',
  'application',
  'draft',
  'etag',
  'isLast',
  'matchReasons',
  'matchScore',
  'rejectionDueAt',
  'secondsLeft',
  'sharedSkills',
  'timezone',
]);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of which record an object is a view. The profile of a person is one of the person. */
function recordOf({ id, userId, type }: Plain): string | undefined {
  // What someone does to a record says nothing of it.
  if (typeof type === 'string' && type.includes('.')) return undefined;
  const name = userId ?? id;
  return typeof name === 'string' && uuid.test(name) ? name : undefined;
}

/** Every object in a value, itself included. */
export function objectsIn(value: unknown): Plain[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isPlain(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The facts of a view by their names. A list of records is no fact of the record that holds it. */
function factsOf(view: Plain, path: readonly string[] = []): [string, unknown][] {
  return Object.entries(view).flatMap(([key, value]): [string, unknown][] => {
    // A meeting that something was said of, as it was set then.
    if (key === 'startsAt' && !('endsAt' in view)) return [];
    if (relative.has(key) || key === 'id' || key === 'userId') return [];
    if (Array.isArray(value) && value.some(isPlain)) return [];
    const inner = groups.has(key) ? path : [...path, key];
    if (isPlain(value)) {
      const other = recordOf(value);
      return other === undefined ? factsOf(value, inner) : [[inner.join('.'), other]];
    }
    const name = inner.join('.');
    return [[names[name] ?? name, value]];
  });
}

/** When a profile was made, its person became a member; who may not see an email address is told of none. */
const said = (view: Plain, [fact, value]: [string, unknown]): [string, unknown][] => {
  if (fact === 'email' && value === null) return [];
  return [['userId' in view && fact === 'createdAt' ? 'memberSince' : fact, value]];
};

function claimsIn(value: unknown, where: string): Claim[] {
  return objectsIn(value).flatMap((view) => {
    const record = recordOf(view);
    if (record === undefined) return [];
    return factsOf(view)
      .flatMap((fact) => said(view, fact))
      .map(([fact, inner]) => ({ record, fact, value: JSON.stringify(inner), where }));
  });
}

/**
 * What a scenario says when it first speaks of each fact of a record. What it says later may differ: others have
 * changed the record meanwhile, which is what the scenario is about.
 */
function claimsOfScenario(where: string, told: readonly unknown[]): Claim[] {
  const known = new Set<string>();
  return told.flatMap((one) => {
    const claims = claimsIn(one, where).filter(({ record, fact }) => !known.has(`${record} ${fact}`));
    for (const { record, fact } of claims) known.add(`${record} ${fact}`);
    return claims;
  });
}

/** What each scenario is told, in order: its input, then its events. */
export const tellings = (flows: readonly NamedFlow[]) =>
  flows.flatMap(({ name, scenarios }) =>
    Object.entries(scenarios).map(([scenario, { input, events }]) => ({
      where: `${name}.${scenario}`,
      told: [input as unknown, ...events],
    })),
  );

export interface Contradiction {
  record: string;
  fact: string;
  /** Each value, with one of the scenarios that say it. */
  values: Readonly<Record<string, string>>;
}

/** The facts of records on which scenarios differ. */
export function contradictionsIn(flows: readonly NamedFlow[]): Contradiction[] {
  const facts = new Map<string, Claim[]>();
  for (const { where, told } of tellings(flows)) {
    for (const claim of claimsOfScenario(where, told)) {
      const key = `${claim.record} ${claim.fact}`;
      facts.set(key, [...(facts.get(key) ?? []), claim]);
    }
  }
  return [...facts.values()].flatMap(([first, ...others]) => {
    if (!first || others.every(({ value }) => value === first.value)) return [];
    const values = Object.fromEntries([...others, first].map(({ value, where }) => [value, where]));
    return [{ record: first.record, fact: first.fact, values }];
  });
}
