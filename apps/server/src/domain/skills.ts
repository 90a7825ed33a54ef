import { jobCategories } from '@guildhall/api/enums';
import type { JobCategory } from '@guildhall/api/enums';
import { skillsExcluded as limit } from '@guildhall/api/limits';
import { skills as catalogue, skillsByCategory } from '@guildhall/api/skills';
import type { Skill } from '@guildhall/api/skills';

import { Refusal } from './refusal.ts';

const mostSkills = 30;
const longestSkill = 50;

const inCatalogue: ReadonlyMap<string, Skill> = new Map(catalogue.map((skill) => [skill.toLowerCase(), skill]));

/** The contract takes a list and comma-joined text; entries are trimmed, blank ones and repeats (in any case) dropped. */
export function toList(value: readonly string[] | string): string[] {
  const entries = typeof value === 'string' ? value.split(',') : value;
  const byKey = new Map<string, string>();
  for (const entry of entries) {
    const skill = entry.trim();
    if (skill !== '' && !byKey.has(skill.toLowerCase())) byKey.set(skill.toLowerCase(), skill);
  }
  return [...byKey.values()];
}

function refuse(field: string, message: string): never {
  throw new Refusal(422, message, { [field]: message });
}

/** What a freelancer can do, in their own words. Joined text is not checked by the contract, so its entries are here. */
export function freelancerSkills(value: readonly string[] | string): string[] {
  const list = toList(value);
  if (list.length > mostSkills) refuse('skills', `Please name at most ${mostSkills} skills.`);
  const long = list.find((skill) => Array.from(skill).length > longestSkill);
  if (long !== undefined) refuse('skills', `Please keep each skill within ${longestSkill} characters.`);
  return list;
}

/** What a project needs, from the catalogue, in the catalogue's spelling. */
export function projectSkills(value: readonly string[] | string): Skill[] {
  const list = toList(value);
  if (list.length === 0) refuse('skillsRequired', 'Please select at least one skill.');
  if (list.length > mostSkills) refuse('skillsRequired', `Please select at most ${mostSkills} skills.`);
  return list.map(
    (skill) =>
      inCatalogue.get(skill.toLowerCase()) ??
      refuse('skillsRequired', `Please choose skills from the list; "${skill.slice(0, longestSkill)}" is not in it.`),
  );
}

/** The catalogue's spelling of the skills a search asks for; unknown ones match no project. */
export function knownSkills(list: readonly string[]): Skill[] {
  return list.flatMap((skill) => inCatalogue.get(skill.toLowerCase()) ?? []);
}

/** The categories that have at least one of `skills`. */
export function categoriesOf(skills: readonly Skill[]): JobCategory[] {
  return jobCategories.filter((category) => {
    const members: readonly Skill[] = skillsByCategory[category];
    return skills.some((skill) => members.includes(skill));
  });
}

/** Text that names skills as a filter; blank text is none. No skill can be wanted and unwanted at once. */
export function skillFilters(wanted = '', unwanted = ''): { skills?: string[]; skillsExcluded?: string[] } {
  const [skills, skillsExcluded] = [toList(wanted), toList(unwanted)];
  if (skillsExcluded.length > limit.count) {
    const message = `Please exclude at most ${limit.count} skills.`;
    throw new Refusal(400, message, { skillsExcluded: message });
  }
  const keys = new Set(skills.map((skill) => skill.toLowerCase()));
  const both = skillsExcluded.find((skill) => keys.has(skill.toLowerCase()));
  if (both !== undefined) {
    const message = `skills and skillsExcluded both name "${both.slice(0, longestSkill)}". Leave it out of one of them.`;
    throw new Refusal(400, message, { skills: message, skillsExcluded: message });
  }
  return { ...(skills.length > 0 && { skills }), ...(skillsExcluded.length > 0 && { skillsExcluded }) };
}
