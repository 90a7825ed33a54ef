import type { TaskKind } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';

type Task = Schema<'WaitingTask'>;

const deeds: Record<TaskKind, (task: Task) => string> = {
  HIRED: ({ clientName }) => `You are hired. Begin with ${clientName} on`,
  MEETING: ({ clientName }) => `Meet ${clientName} about`,
  INVITATION: ({ clientName, reason }) =>
    reason === null
      ? `Answer ${clientName}’s invitation to meet about`
      : `Answer ${clientName}, who changed your meeting about`,
  REVISION: ({ clientName }) => `Continue with what ${clientName} sent back:`,
  DRAFT: () => 'Continue your proposal for',
  RATING: ({ clientName }) => `Rate ${clientName} for`,
};

/** What the freelancer is asked to do, as one sentence. */
export const taskText = (task: Task): string => `${deeds[task.kind](task)} “${task.project.title}”`;

/** What the instant beside it means. Null for a meeting that has begun. */
export function taskSince({ kind, at, reason }: Task, now: number): string | null {
  switch (kind) {
    case 'MEETING':
      return Date.parse(at) <= now ? null : 'Begins';
    case 'INVITATION':
      return reason === null ? 'Invited' : 'Changed';
    case 'HIRED':
      return 'Hired';
    case 'REVISION':
      return 'Sent back';
    case 'DRAFT':
      return 'Last changed';
    case 'RATING':
      return 'Completed';
  }
}
