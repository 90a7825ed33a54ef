import type { TextPart } from '@guildhall/machines/domain/highlights';
import { hasMatch, highlight } from '@guildhall/machines/domain/highlights';

export interface MarkedSkill {
  skill: string;
  parts: TextPart[];
}

/** Skills with what was looked for marked. Those come first: the rest may only be counted. */
export function markedSkills(
  skills: readonly string[],
  sought: { query: string; skills: readonly string[] },
  options: { anywhere?: boolean } = {},
): MarkedSkill[] {
  const chosen = sought.skills.map((skill) => skill.toLowerCase());
  const all = skills.map((skill) => ({
    skill,
    parts: chosen.includes(skill.toLowerCase())
      ? [{ text: skill, isMatch: true }]
      : highlight(skill, sought.query, options),
  }));
  return [...all.filter(({ parts }) => hasMatch(parts)), ...all.filter(({ parts }) => !hasMatch(parts))];
}
