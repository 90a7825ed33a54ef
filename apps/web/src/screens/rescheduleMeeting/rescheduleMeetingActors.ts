import type { GetConflictsCall } from '@guildhall/machines/archetypes/plannedMeeting';
import type { RescheduleMeetingCall } from '@guildhall/machines/flows/meetingRescheduling';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const rescheduleMeetingActors = (api: Api) => ({
  rescheduleMeeting: fromPromise<Schema<'ScheduledMeeting'>, RescheduleMeetingCall>(({ input, signal }) =>
    api.rescheduleMeeting({ ...input, signal }),
  ),
  getMeetingConflicts: fromPromise<Schema<'MeetingConflicts'>, GetConflictsCall>(({ input, signal }) =>
    api.getMeetingConflicts({ ...input, signal }),
  ),
});
