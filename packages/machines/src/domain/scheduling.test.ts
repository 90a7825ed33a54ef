import { applicationStatuses, meetingStatuses } from '@guildhall/api/enums';
import { expect, it } from 'vitest';

import { meeting } from '../flows/interviewScheduling/snapshots.ts';
import { maySchedule } from './scheduling.ts';

const pairs = applicationStatuses.flatMap((status) => [null, ...meetingStatuses].map((had) => ({ status, had })));

it.each(pairs)('an application that is $status, with a meeting that is $had', ({ status, had }) => {
  const meetings = had === null ? [] : [{ ...meeting, status: had }];
  expect(maySchedule({ status, meetings })).toBe(['PENDING', 'ACCEPTED'].includes(status) && had !== 'SCHEDULED');
});
