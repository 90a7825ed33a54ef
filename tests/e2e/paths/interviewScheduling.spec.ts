import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { interviewSchedulingMachine } from '../../../packages/machines/src/flows/interviewScheduling/flow.ts';
import { booked, free } from '../../../packages/machines/src/flows/interviewScheduling/scenarios.ts';
import { passed } from '../../../packages/machines/src/testing/replay.ts';
import { newApplication, scheduleInterview } from '../freelancers.ts';
import { interviewDialog, link, nextYear, typeDate, typeTime } from '../interviewForm.ts';
import { logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { forgive } from './forgive.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { fills, isAsking, presses, pressesAgain, serves, spoils, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof interviewSchedulingMachine;
type Snapshot = SnapshotFrom<Machine>;

const projectTitle = 'Plates for a guide to horsetails';

const isUnplanned = (snapshot: Snapshot) => snapshot.matches({ editing: 'unplanned' });
const isLookedUp = (snapshot: Snapshot) =>
  snapshot.matches({ editing: 'checked' }) || snapshot.matches({ editing: 'unchecked' });
const canBeSent = (snapshot: Snapshot) => isUnplanned(snapshot) || isLookedUp(snapshot);

const hands = {
  meetingDate: typeDate,
  meetingTime: typeTime,
  googleMeetLink: types('Meeting link'),
};
const chosen = { meetingDate: `${nextYear}-06-01`, meetingTime: '10:15', googleMeetLink: link };

const moves: LivedMove<Machine, World>[] = [
  fills('a time and a link', chosen, { hands, when: isUnplanned }),
  fills('a link to elsewhere', { googleMeetLink: 'https://meet.example.com/a' }, { hands, when: isLookedUp }),
  fills('the link again', { googleMeetLink: link }, { hands, when: isLookedUp }),
  {
    name: 'nothing is typed for a while',
    by: 'time',
    events: (snapshot) =>
      snapshot.matches({ editing: 'pausing' }) ? [passed('quiet', 'interviewScheduling.editing.pausing')] : null,
    async happen({ calls: { standing } }) {
      await expect.poll(standing, { message: 'the check for overlaps' }).toBe(1);
      return [passed('quiet', 'interviewScheduling.editing.pausing')];
    },
  },
  serves('nothing is in the way', 'getMeetingConflicts', { when: () => true, status: 200, data: free }),
  ...spoils<Machine, World>('getMeetingConflicts', { only: 'no network' }),
  presses('Try Again', { type: 'conflicts.retry' }, { when: (at) => at.matches({ editing: 'unchecked' }) }),
  presses('Reset Form', { type: 'form.reset' }, { when: canBeSent }),
  presses('Schedule Interview', { type: 'interview.schedule' }, { when: canBeSent }),
  pressesAgain('Scheduling…', 'scheduleMeeting'),
  serves('it is scheduled', 'scheduleMeeting', { when: () => true, status: 201, data: outputOf(booked()) }),
  ...spoils<Machine, World>('scheduleMeeting'),
];

/** What an answer of the snapshots holds. */
function outputOf(event: object): unknown {
  return 'output' in event ? event.output : null;
}

test('scheduling an interview: every way through it', async ({ traveller: { page, line }, oracle, db }) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const kinds = {
    scheduleMeeting: /^POST \/client\/applications\/[^/]+\/meetings$/,
    getMeetingConflicts: /^GET \/client\/applications\/[^/]+\/meeting-conflicts/,
  };
  const calls = await holdCalls(page, /^\w+ \/client\/applications\/[^/]+\/meeting/);
  let application = { id: '', projectId: '' };
  const input = () => ({ applicationId: application.id, now, draft: null, idempotencyKey: 'a-key-of-this-form' });
  const flow = {
    name: 'interviewScheduling',
    machine: interviewSchedulingMachine,
    input: input(),
    moves,
    tell: ({ context: { values, problems, conflicts } }: Snapshot) =>
      `${values.googleMeetLink} ${values.meetingTime} ${Object.keys(problems).join('+')} ${conflicts !== null}`,
    page,
    calls,
    place: interviewDialog,
    draw: (events: Parameters<typeof oracle.draw<'interviewScheduling'>>[1]['events']) =>
      oracle.draw('interviewScheduling', {
        input: input(),
        events,
        freelancerName: demoAccounts.freelancer.name,
        projectTitle,
      }),
    async begin() {
      await forgive(db);
      application = await newApplication(page.request, projectTitle);
      const { id, projectId } = application;
      await page.goto(`/client-dashboard?tab=applicants&project=${projectId}&interview=${id}`);
      await expect(interviewDialog(page)).toBeVisible();
      return { page, place: interviewDialog(page), line, calls, kinds };
    },
    async end() {
      await expect(interviewDialog(page)).toBeHidden();
      expect(new URL(page.url()).searchParams.has('interview')).toBe(false);
      await expect(page.getByRole('link', { name: /^Schedule Interview:/ })).toHaveCount(0);
    },
  };
  await live(flow);
  const overtaken = serves<Machine, World>('another one was scheduled', 'scheduleMeeting', {
    when: (snapshot) => isAsking(snapshot, 'scheduleMeeting'),
    status: 409,
    async prepare() {
      await scheduleInterview(page.request, application.id, {
        googleMeetLink: link,
        meetingDate: chosen.meetingDate,
        meetingTime: '18:00',
        meetingTitle: 'By phone',
      });
    },
  });
  await liveOnce({ ...flow, moves: [...moves, overtaken] }, [
    'a time and a link',
    'nothing is typed for a while',
    'nothing is in the way',
    '“Schedule Interview”',
    overtaken.name,
  ]);
});
