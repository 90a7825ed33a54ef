import { Highlight } from '@guildhall/ui/Highlight';
import { TagList } from '@guildhall/ui/TagList';

import type { MarkedSkill } from './markedSkills.ts';

interface MarkedSkillsViewProps {
  skills: readonly MarkedSkill[];
  /** How many are named; the rest is counted. */
  max: number;
}

/** Skills in which what was looked for is marked. */
export const MarkedSkillsView = ({ skills, max }: MarkedSkillsViewProps) => (
  <TagList
    items={skills.map(({ skill }) => skill)}
    renderItem={(item) => <Highlight parts={skills.find(({ skill }) => skill === item)?.parts ?? []} />}
    max={max}
    aria-label="Skills"
  />
);
