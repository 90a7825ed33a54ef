import type { GetConflictsCall } from '@guildhall/machines/archetypes/plannedMeeting';
import type { ScheduleMeetingCall } from '@guildhall/machines/flows/interviewScheduling';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const scheduleInterviewActors = (api: Api) => ({
  scheduleMeeting: fromPromise<Schema<'ScheduledMeeting'>, ScheduleMeetingCall>(({ input, signal }) =>
    api.scheduleMeeting({ ...input, signal }),
  ),
  getMeetingConflicts: fromPromise<Schema<'MeetingConflicts'>, GetConflictsCall>(({ input, signal }) =>
    api.getMeetingConflicts({ ...input, signal }),
  ),
});
