import type { Skill } from '@guildhall/api/skills';
import { skills as catalogue } from '@guildhall/api/skills';

import type { Search } from '../kit/lists.ts';
import type { Schema } from '../kit/schema.ts';

/** The skills that a list is filtered by. */
export interface SkillFilters {
  /** What has at least one of them. */
  skills: readonly Skill[];
  /** What has none of them. */
  skillsExcluded: readonly Skill[];
}

const skillFilters = ['skills', 'skillsExcluded'] as const;

/** The skills of the catalogue that a text names, in its order, each once and in any case. */
export function skillsNamed(text: string): Skill[] {
  const named = text.split(',').map((name) => name.trim().toLowerCase());
  const found = named.flatMap((name) => catalogue.find((skill) => skill.toLowerCase() === name) ?? []);
  return [...new Set(found)];
}

/** A skill that is looked for is not left out: an address that names it twice means the former. */
export function skillsInAddress(search: Search): SkillFilters {
  const skills = skillsNamed(search['skills'] ?? '');
  return {
    skills,
    skillsExcluded: skillsNamed(search['skillsExcluded'] ?? '').filter((skill) => !skills.includes(skill)),
  };
}

/** What the call is asked for. */
export const skillParams = ({
  skills,
  skillsExcluded,
}: SkillFilters): { skills?: string; skillsExcluded?: string } => ({
  ...(skills.length > 0 && { skills: skills.join(',') }),
  ...(skillsExcluded.length > 0 && { skillsExcluded: skillsExcluded.join(',') }),
});

/** A filter's value in an address. */
export const textInAddress = (value: string | number | boolean | readonly string[] | null): string =>
  typeof value === 'object' ? (value ?? []).join(',') : String(value);

/** One filter that is set: of skills each by itself. */
export interface SetFilter<Filters> {
  name: keyof Filters;
  /** The skill, where `name` has several. */
  value?: Skill;
  /** What becomes of the filter when it is taken away. */
  without: Partial<Filters>;
}

/** The filters that are set: those of skills, then `others`, each of which is the same as in `none` when it is not set. */
export const filtersSetOf = <Filters extends SkillFilters>(
  criteria: Filters,
  none: Filters,
  others: readonly (keyof Filters)[],
): SetFilter<Filters>[] => [
  ...skillFilters.flatMap((name) =>
    criteria[name].map((value) => ({
      name,
      value,
      // A record of one name of the filters and its value is a part of them.
      without: { [name]: criteria[name].filter((skill) => skill !== value) } as unknown as Partial<Filters>,
    })),
  ),
  ...others
    .filter((name) => criteria[name] !== none[name])
    // The same.
    .map((name) => ({ name, without: { [name]: none[name] } as Partial<Filters> })),
];

/** A search that finds something where the present one finds nothing. */
export interface LooserSearchOf<Criteria> {
  /** What is left out. */
  name: Exclude<keyof Criteria, 'sort' | 'page'>;
  /** The skill, where only one of several is left out. */
  value: string | null;
  /** The criteria that change. */
  change: Partial<Criteria>;
  total: number;
  isCapped: boolean;
}

/** What an empty list is told that looser searches would find, as changes of its criteria; `all` filters nothing. */
export function looserSearchesOf<Criteria extends SkillFilters & { sort: string; page: number }>(
  criteria: Criteria,
  all: Criteria,
  loosened: Schema<'LoosenedSearches'>,
): LooserSearchOf<Criteria>[] {
  const isOurs = (name: string): name is Exclude<keyof Criteria, 'sort' | 'page'> & string =>
    name in all && name !== 'sort' && name !== 'page';
  return loosened.flatMap(({ filter: name, value = null, total, isCapped }) => {
    if (!isOurs(name)) return [];
    const left =
      name === 'skillsExcluded' && value !== null
        ? criteria.skillsExcluded.filter((skill) => skill !== value)
        : all[name];
    // A record of one name of the criteria and its value is a part of them.
    return [{ name, value, change: { [name]: left } as Partial<Criteria>, total, isCapped }];
  });
}
