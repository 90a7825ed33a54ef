import { Highlight } from '@guildhall/ui/Highlight';

import { MarkedSkillsView } from '../shared/results/MarkedSkillsView.tsx';
import type { JobCardViewProps } from './JobCardView.tsx';
import { JobCardView } from './JobCardView.tsx';
import type { SoughtWork } from './whyJobFound.ts';
import { whyJobFound } from './whyJobFound.ts';

interface FoundJobCardViewProps extends Omit<JobCardViewProps, 'marked' | 'isNew'> {
  /** What the list was asked for: it is marked. */
  sought: SoughtWork;
}

/** A job of a search: what was looked for is marked, and it says why it may suit its reader. */
export function FoundJobCardView({ sought, ...card }: FoundJobCardViewProps) {
  const { title, description, skills, reason, isNew } = whyJobFound(card.job, sought);
  return (
    <JobCardView
      {...card}
      isNew={isNew}
      marked={{
        title: <Highlight parts={title} />,
        description: <Highlight parts={description} />,
        skills: <MarkedSkillsView skills={skills} max={card.maxSkills} />,
        reason,
      }}
    />
  );
}
