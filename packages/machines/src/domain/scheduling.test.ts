import { applicationStatuses, meetingStatuses, projectStatuses } from '@guildhall/api/enums';
import { expect, it } from 'vitest';

import { meeting } from '../flows/interviewScheduling/scenarios.ts';
import { receivedApplications } from '../testing/samples.ts';
import { maySchedule } from './scheduling.ts';

const [sample] = receivedApplications;

const cases = applicationStatuses.flatMap((status) =>
  projectStatuses.flatMap((of) => [null, ...meetingStatuses].map((had) => ({ status, of, had }))),
);

it.each(cases)(
  'an application that is $status to a project that is $of, with a meeting that is $had',
  ({ status, of, had }) => {
    if (!sample) throw new Error('There is a sample.');
    const meetings = had === null ? [] : [{ ...meeting, status: had }];
    const isOpen = ['PENDING', 'ACCEPTED'].includes(status) && of !== 'CANCELLED';
    const project = { ...sample.project, status: of };
    expect(maySchedule({ status, project, meetings })).toBe(isOpen && had !== 'SCHEDULED');
  },
);
