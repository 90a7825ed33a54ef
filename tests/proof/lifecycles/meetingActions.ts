import { mayMeet } from '@guildhall/machines/lifecycles/meetingStatus';
import type { MeetingEvent } from '@guildhall/machines/lifecycles/meetingStatus';

import type { MeetingChange, ModelApplication, ModelMeeting, ModelProject } from './model.ts';
import { moveMeeting, newMeeting } from './model.ts';
import type { Action, Run } from './steps.ts';
import { actor, pickApplication, verdict, version } from './steps.ts';

const soon = ({ clock, random }: Run): Date =>
  new Date((Math.ceil(clock.now().getTime() / 60_000) + random.between(1, 120)) * 60_000);

const wallOf = (instant: Date): { meetingDate: string; meetingTime: string } => {
  const [meetingDate = '', time = ''] = instant.toISOString().split('T');
  return { meetingDate, meetingTime: time.slice(0, 5) };
};

/** Within the next two hours, so that some meetings have begun when their application is decided. */
export const schedule: Action = (run) => {
  const [project, application] = pickApplication(run) ?? [];
  if (!project || !application) return undefined;
  const client = actor(run, run.clients, project.client);
  const startsAt = soon(run);
  const body = {
    googleMeetLink: 'https://meet.google.com/abc-defg-hij',
    meetingTitle: 'Application Interview',
    ...wallOf(startsAt),
    timezone: 'UTC',
  };
  const params = { applicationId: application.id };
  const { value: status } = application.life.getSnapshot();
  const isLegal =
    mayMeet(status, project.life.getSnapshot().value) &&
    application.meetings.at(-1)?.life.getSnapshot().value !== 'SCHEDULED';
  return {
    name: `${client.name} invites ${application.freelancer.name}`,
    project,
    call: () => run.market.call('scheduleMeeting', { token: client.token, params, body }),
    expected: verdict(client === project.client, false, isLegal, 201),
    follow: ({ data }) => newMeeting(project, application, (data as { meeting: { id: string } }).meeting.id, startsAt),
  };
};

function pickMeeting(run: Run): [ModelProject, ModelApplication, ModelMeeting] | undefined {
  const met = run.projects.flatMap((project) =>
    project.applications.flatMap((application) =>
      application.meetings.map((meeting) => [project, application, meeting] as const),
    ),
  );
  return met.length === 0 ? undefined : [...run.random.pick(met)];
}

type Move = {
  operation:
    | 'rescheduleMeeting'
    | 'cancelMeeting'
    | 'proposeMeetingTimes'
    | 'acceptMeetingProposal'
    | 'declineMeetingProposal'
    | 'confirmMeeting'
    | 'declineMeeting';
  by: 'client' | 'freelancer';
  /** What is sent, what happens to the machine, and whether it would change anything. */
  plan: (
    run: Run,
    meeting: ModelMeeting,
  ) => { body?: object; event: MeetingEvent; change?: MeetingChange; isChange?: boolean };
};

const moves: readonly Move[] = [
  {
    operation: 'rescheduleMeeting',
    by: 'client',
    plan(run, meeting) {
      const startsAt = run.random.chance(0.1) ? meeting.startsAt : soon(run);
      const isChange = startsAt.getTime() !== meeting.startsAt.getTime();
      const isAhead = startsAt > run.clock.now();
      return {
        // A time that has passed would be refused for itself: then the meeting has begun, too.
        body: { reason: 'The room is taken.', ...(isAhead && wallOf(startsAt)) },
        event: { type: 'meeting.reschedule', hasBegun: meeting.startsAt <= run.clock.now() },
        change: { startsAt, isConfirmed: false },
        isChange,
      };
    },
  },
  {
    operation: 'cancelMeeting',
    by: 'client',
    plan: (run, meeting) => ({
      body: { reason: 'We begin later.' },
      event: { type: 'meeting.cancel', hasBegun: meeting.startsAt <= run.clock.now() },
    }),
  },
  {
    operation: 'proposeMeetingTimes',
    by: 'freelancer',
    plan(run, meeting) {
      const drawn = Array.from({ length: run.random.between(1, 3) }, () => soon(run).getTime());
      const other = meeting.startsAt.getTime();
      const times = [...new Set(drawn.map((time) => (time === other ? time + 3_600_000 : time)))];
      const proposed = times.toSorted((one, two) => one - two).map((time) => new Date(time));
      return {
        body: { times: times.map((time) => wallOf(new Date(time))) },
        event: { type: 'meeting.propose', hasBegun: meeting.startsAt <= run.clock.now() },
        change: { proposed, isConfirmed: false },
        isChange: String(proposed.map(Number)) !== String(meeting.proposed.map(Number)),
      };
    },
  },
  {
    operation: 'acceptMeetingProposal',
    by: 'client',
    plan(run, meeting) {
      const startsAt = run.random.pick(meeting.proposed.length > 0 ? meeting.proposed : [soon(run)]);
      const now = run.clock.now();
      const isOffered = meeting.proposed.includes(startsAt) && startsAt > now;
      return {
        body: { startsAt: startsAt.toISOString() },
        event: { type: 'proposal.accept', hasBegun: meeting.startsAt <= now, isOffered },
        change: { startsAt, isConfirmed: true },
      };
    },
  },
  {
    operation: 'declineMeetingProposal',
    by: 'client',
    plan(run, meeting) {
      const now = run.clock.now();
      const isOffered = meeting.proposed.some((time) => time > now);
      return { event: { type: 'proposal.decline', hasBegun: meeting.startsAt <= now, isOffered } };
    },
  },
  {
    operation: 'confirmMeeting',
    by: 'freelancer',
    plan: (run, meeting) => ({
      event: { type: 'meeting.confirm', hasBegun: meeting.startsAt <= run.clock.now() },
      change: { isConfirmed: true },
      isChange: !meeting.isConfirmed,
    }),
  },
  {
    operation: 'declineMeeting',
    by: 'freelancer',
    plan: (run, meeting) => ({
      body: { reason: 'I am ill.' },
      event: { type: 'meeting.decline', hasBegun: meeting.startsAt <= run.clock.now() },
    }),
  },
];

const moving =
  ({ operation, by, plan }: Move): Action =>
  (run) => {
    const [project, application, meeting] = pickMeeting(run) ?? [];
    if (!project || !application || !meeting) return undefined;
    const rightful = by === 'client' ? project.client : application.freelancer;
    const person = actor(run, by === 'client' ? run.clients : run.freelancers, rightful);
    const { headers, isStale } = version(run);
    const { body, event, change, isChange = true } = plan(run, meeting);
    const request = {
      token: person.token,
      params: { meetingId: meeting.id },
      headers,
      ...(body && { body: { ...body } }),
    };
    return {
      name: `${person.name}: ${operation}`,
      project,
      call: () => run.market.call(operation, request),
      expected: verdict(person === rightful, isStale, meeting.life.getSnapshot().can(event) && isChange),
      follow: () => moveMeeting(project, meeting, event, change),
    };
  };

/** Accepting comes twice, for it needs times that are suggested. */
export const meetingMoves: readonly Action[] = [
  ...moves,
  ...moves.filter(({ operation }) => operation === 'acceptMeetingProposal'),
].map(moving);
