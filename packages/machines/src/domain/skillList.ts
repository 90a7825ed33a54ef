import { updateFreelancerProfile } from '@guildhall/api/limits';

const { maxItems, items } = updateFreelancerProfile.skills;

/** The skills that a text names: one, or several with commas or semicolons between them. */
export const skillsIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');

const has = (skills: readonly string[], skill: string): boolean =>
  skills.some((other) => other.toLowerCase() === skill.toLowerCase());

/** Adds what was typed to a list of skills. Those that are on it already, in any case, are left out. */
export function addSkills(skills: readonly string[], text: string): string[] {
  const added = [...skills];
  for (const skill of skillsIn(text)) if (!has(added, skill)) added.push(skill);
  return added;
}

/** Why what was typed cannot be added. Null when it can, and when there is nothing to add. */
export function skillProblem(skills: readonly string[], text: string): string | null {
  const typed = skillsIn(text);
  if (typed.some((skill) => skill.length > items.maxLength)) {
    return `Use at most ${items.maxLength} characters for a skill.`;
  }
  if (typed.length > 0 && typed.every((skill) => has(skills, skill))) return 'This skill is already on your list.';
  if (addSkills(skills, text).length > maxItems) return `A profile has room for ${maxItems} skills.`;
  return null;
}
