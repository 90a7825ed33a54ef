import type { TextPart } from '@guildhall/machines/domain/highlights';
import { aroundMatch, highlight } from '@guildhall/machines/domain/highlights';
import { isNewSince } from '@guildhall/machines/domain/savedSearch';
import type { WorkCriteria } from '@guildhall/machines/domain/workCriteria';
import type { Schema } from '@guildhall/machines/kit/schema';

import type { MarkedSkill } from '../shared/results/markedSkills.ts';
import { markedSkills } from '../shared/results/markedSkills.ts';

/** What a list was asked for that its jobs can be marked with. */
export interface SoughtWork extends Pick<WorkCriteria, 'query' | 'skills'> {
  /** Up to when the list was seen, as a saved search knows it. */
  newSince?: string | null;
}

/** A job of a list, with what was looked for marked. */
export interface FoundJob {
  title: TextPart[];
  description: TextPart[];
  skills: MarkedSkill[];
  /** Why the job may suit its reader; null where nothing speaks for it. */
  reason: string | null;
  isNew: boolean;
}

const list = new Intl.ListFormat('en-US', { type: 'unit' });

/** The skills that a job and its reader share, in a sentence. */
export function sharedText(shared: readonly string[]): string | null {
  if (shared.length === 0) return null;
  const count = shared.length === 1 ? 'one of your skills' : `${shared.length} of your skills`;
  return `Matches ${count}: ${list.format(shared)}`;
}

/** What of a job was looked for, and why it may suit its reader. */
export function whyJobFound(
  { title, description, skillsRequired, postedAt, sharedSkills = [] }: Schema<'Job'>,
  sought: SoughtWork,
): FoundJob {
  return {
    title: highlight(title, sought.query),
    description: aroundMatch(highlight(description, sought.query)),
    skills: markedSkills(skillsRequired, sought),
    reason: sharedText(sharedSkills),
    isNew: isNewSince(postedAt, sought.newSince ?? null),
  };
}
