import { counted } from '@guildhall/machines/domain/counted';
import type { Schema } from '@guildhall/machines/kit/schema';

type About = Pick<Schema<'Rejection'>, 'applicationsCount' | 'projectTitle'>;

/** What can be undone, and for how long as it was read: it counts nothing down, which would be spoken again and again. */
export const dueText = ({
  applicationsCount,
  projectTitle,
  secondsLeft,
}: About & Pick<Schema<'Rejection'>, 'secondsLeft'>): string =>
  `Rejecting ${counted(applicationsCount, 'application')} for “${projectTitle}”. You can undo this ${secondsLeft === 0 ? 'now' : `for ${counted(secondsLeft, 'second')}`}, before anyone is notified.`;

/** Those who were answered one by one meanwhile are none of these, and were notified. */
export const undoneText = (about: About | null): string =>
  about === null || about.applicationsCount === 0
    ? 'Undone. Those who still wait were not notified.'
    : `Undone. ${counted(about.applicationsCount, 'application')} for “${about.projectTitle}” ${about.applicationsCount === 1 ? 'waits' : 'wait'} for an answer as before, and no one was notified about ${about.applicationsCount === 1 ? 'it' : 'them'}.`;

/** It was carried out, or settled in another way meanwhile. */
export const tooLateText = (about: About | null): string =>
  about === null
    ? 'This can no longer be undone.'
    : `The time to undo is over: ${counted(about.applicationsCount, 'application')} for “${about.projectTitle}” ${about.applicationsCount === 1 ? 'is' : 'are'} answered.`;
