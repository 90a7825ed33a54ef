import type { Role } from '@guildhall/api/enums';
import type { CancellationCall, InvitationCall, ListMeetingsCall } from '@guildhall/machines/flows/meetings';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { saveCalendarFile } from './saveCalendarFile.ts';

export const meetingsCalls = (api: Api, role: Role) => ({
  listMeetings: fromPromise<Schema<'MeetingList'>, ListMeetingsCall>(({ input, signal }) =>
    role === 'CLIENT' ? api.listClientMeetings({ ...input, signal }) : api.listFreelancerMeetings({ ...input, signal }),
  ),
  cancelMeeting: fromPromise<unknown, CancellationCall>(({ input, signal }) =>
    role === 'CLIENT' ? api.cancelMeeting({ ...input, signal }) : api.declineMeeting({ ...input, signal }),
  ),
  // The call takes the session's token, which a link cannot.
  getMeetingInvitation: fromPromise<void, InvitationCall>(async ({ input, signal }) =>
    saveCalendarFile(await api.getMeetingInvitation({ ...input, signal })),
  ),
});
