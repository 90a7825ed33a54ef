import type { WaitingKind } from '@guildhall/api/enums';
import { counted } from '@guildhall/machines/domain/counted';
import type { Schema } from '@guildhall/machines/kit/schema';

type Decision = Schema<'WaitingDecision'>;

const deeds: Record<WaitingKind, (decision: Decision) => string> = {
  MEETING: ({ freelancerName }) => `Meet ${freelancerName} about`,
  PROPOSAL: ({ freelancerName }) => `Answer the other times that ${freelancerName} suggested for your meeting about`,
  COMPLETION: ({ freelancerName }) => `Approve ${freelancerName}’s work on`,
  APPLICATION: ({ freelancerName, count }) =>
    freelancerName === null
      ? `Answer ${counted(count, 'application')} to`
      : `Answer ${freelancerName}’s application to`,
  RATING: ({ freelancerName }) => `Rate ${freelancerName} for`,
};

/** What the client is asked to do, as one sentence. */
export const waitingText = (decision: Decision): string =>
  `${deeds[decision.kind](decision)} “${decision.project.title}”`;

/** What the instant beside it means. Null for a meeting that has begun. */
export function waitingSince({ kind, at, count }: Decision, now: number): string | null {
  switch (kind) {
    case 'MEETING':
      return Date.parse(at) <= now ? null : 'Begins';
    case 'PROPOSAL':
      return 'Sent';
    case 'COMPLETION':
      return 'Asked';
    case 'APPLICATION':
      return count === 1 ? 'Sent' : 'The oldest was sent';
    case 'RATING':
      return 'Completed';
  }
}
