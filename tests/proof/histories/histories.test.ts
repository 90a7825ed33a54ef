import { wallTimeOf } from '@guildhall/machines/domain/meetingTime';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { after, days, hours } from '../../../apps/server/src/domain/time.ts';
import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { carryOutRejections } from '../../../apps/server/src/rejections/carryOutRejections.ts';
import { makeRandom } from '../../../apps/server/src/seed/random.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { depth, seedOfRun, timeLimit } from '../depth.ts';

const seed = seedOfRun();
const lives = depth({ small: 3, deep: 60 });
const acts = 45;

let here: TestApp;
let market: Marketplace;
beforeAll(async () => {
  here = await createTestApp({ LIMITS: 'off' });
  market = openMarketplace(here);
});
afterAll(() => here.close());

/** A project and everyone around it. The ids of what they made are found in what they read. */
interface Life {
  readonly client: Person;
  readonly freelancers: readonly Person[];
  readonly projectId: string;
}

/** Each history that someone can read, by its name; a history is a list of what it says, the oldest first. */
type Histories = Map<string, readonly string[]>;

const written = (lines: readonly unknown[]): string[] => lines.map((line) => JSON.stringify(line));

async function readHistories({ client, freelancers, projectId }: Life): Promise<Histories> {
  const read: Histories = new Map();
  const params = { projectId };
  for (const person of [client, ...freelancers]) {
    const timeline = await market.call('getProjectTimeline', { token: person.token, params, query: { limit: 50 } });
    if (timeline.status === 200) read.set(`the timeline of ${person.userId}`, written(timeline.data.events));
    const statement = await market.call('getWorkStatement', { token: person.token, params });
    if (statement.status === 200) read.set(`the statement of ${person.userId}`, written([statement.data]));
    read.set(
      `the mails to ${person.userId}`,
      (await here.mails(person.email)).map(({ subject, text }) => `${subject}\n${text}`),
    );
  }
  const query = { projectId, limit: 50 };
  const { data } = await market.call('listClientApplications', { token: client.token, query });
  for (const { id, history } of data.applications) read.set(`application ${id}, for the client`, written(history));
  for (const { token } of freelancers) {
    const own = await market.call('listFreelancerApplications', { token, query });
    for (const { id, history } of own.data.applications)
      read.set(`application ${id}, for the freelancer`, written(history));
  }
  return read;
}

/** What anyone may try; most of it is refused most of the time, which is no matter. */
async function act(life: Life, random: ReturnType<typeof makeRandom>, count: number): Promise<string> {
  const { client, freelancers, projectId } = life;
  const freelancer = random.pick(freelancers);
  const query = { projectId, limit: 50 };
  const { data } = await market.call('listClientApplications', { token: client.token, query });
  const application = data.applications.length === 0 ? undefined : random.pick(data.applications);
  const applicationId = application?.id ?? projectId;
  const meeting = application?.meetings.find(({ status }) => status === 'SCHEDULED');
  const meetingId = meeting?.id ?? projectId;
  const reason = `Reason ${count}.`;
  const at = wallTimeOf(after(here.clock.now(), days(random.between(2, 9)) + hours(random.between(1, 12))), 'UTC');
  const when = { meetingDate: at.date, meetingTime: at.time, timezone: 'UTC' };
  const byClient = { token: client.token };
  const byFreelancer = { token: freelancer.token };
  const text = { proposal: `Proposal ${count}.`, coverLetter: 'I have rebuilt four shops.' };
  const apply = { ...byFreelancer, params: { projectId }, body: text };
  const tries = {
    apply: () => market.call('applyToProject', apply),
    edit: () => market.call('editApplication', { ...byFreelancer, params: { applicationId }, body: text }),
    view: () => market.call('markApplicationViewed', { ...byClient, params: { applicationId } }),
    schedule: () =>
      market.call('scheduleMeeting', {
        ...byClient,
        params: { applicationId },
        body: { ...when, googleMeetLink: 'https://zoom.us/j/1', meetingTitle: `Interview ${count}` },
      }),
    reschedule: () =>
      market.call('rescheduleMeeting', { ...byClient, params: { meetingId }, body: { ...when, reason } }),
    cancelMeeting: () => market.call('cancelMeeting', { ...byClient, params: { meetingId }, body: { reason } }),
    propose: () =>
      market.call('proposeMeetingTimes', { ...byFreelancer, params: { meetingId }, body: { times: [when] } }),
    acceptTime: () =>
      market.call('acceptMeetingProposal', {
        ...byClient,
        params: { meetingId },
        body: { startsAt: meeting?.proposal?.times[0]?.startsAt ?? here.clock.now().toISOString() },
      }),
    reject: () =>
      market.call('rejectApplication', { ...byClient, params: { projectId, applicationId }, body: { reason } }),
    rejectSeveral: () =>
      market.call('rejectApplications', {
        ...byClient,
        params: { projectId },
        body: { applicationIds: [applicationId], reason },
      }),
    withdraw: () => market.call('withdrawApplication', { ...byFreelancer, params: { applicationId } }),
    // Late, or the rest of the life would not come.
    approve: () =>
      count < 18
        ? Promise.resolve()
        : market.call('approveApplication', { ...byClient, params: { projectId, applicationId } }),
    editPost: () =>
      market.call('editProject', {
        ...byClient,
        params: { projectId },
        body: { ...market.job, title: `Title ${count}`, description: `Description ${count}.` },
      }),
    deliver: () =>
      market.call('requestCompletion', {
        ...byFreelancer,
        params: { projectId },
        body: { delivered: `Delivery ${count}.` },
      }),
    sendBack: () => market.call('rejectCompletion', { ...byClient, params: { projectId }, body: { reason } }),
    approveWork: () =>
      count < 34 ? Promise.resolve() : market.call('approveCompletion', { ...byClient, params: { projectId } }),
    rate: () => market.rate(client, projectId, random.between(1, 5), `Review ${count}.`),
    rateClient: () => market.rateClient(freelancer, projectId, random.between(1, 5), `Review ${count}.`),
    // Late, or no life would reach its approval.
    end: () =>
      count < 30
        ? Promise.resolve()
        : market.call('endProject', { ...byClient, params: { projectId }, body: { reason } }),
    endAssigned: () =>
      count < 30
        ? Promise.resolve()
        : market.call('endAssignedProject', { ...byFreelancer, params: { projectId }, body: { reason } }),
    cancel: () =>
      random.chance(0.8)
        ? Promise.resolve()
        : market.call('cancelProject', { ...byClient, params: { projectId }, body: { reason } }),
    rename: () =>
      market.call('updateFreelancerProfile', {
        ...byFreelancer,
        body: {
          ...market.profile,
          name: `Maya Lindqvist ${random.pick(['Berg', 'Holm', 'Strand'])}`,
          location: `Place ${count}`,
        },
      }),
    pass: async () => {
      here.clock.advance(random.between(1, 20_000));
      await carryOutRejections(here, (error) => {
        throw error;
      });
    },
  };
  const name = random.pick(Object.keys(tries) as (keyof typeof tries)[]);
  here.clock.advance(1);
  await tries[name]();
  return name;
}

/** Lines that were read stand where they stood, and say what they said. */
function compare(earlier: Histories, later: Histories, story: readonly string[]): void {
  for (const [name, lines] of earlier) {
    const now = later.get(name) ?? [];
    expect(now.slice(0, lines.length), `${name}, seed ${seed}, after: ${story.join(', ')}`).toEqual(lines);
  }
}

test.each(Array.from({ length: lives }, (_, index) => index))(
  'what was read once in a life of a project reads the same later (%i)',
  { timeout: timeLimit },
  async (index) => {
    const random = makeRandom(seed + index);
    const client = await market.makeClient();
    const freelancers = [
      await market.makeFreelancer(),
      await market.makeFreelancer('Ivo Petrov'),
      await market.makeFreelancer('Ines Moreau'),
    ];
    const life = { client, freelancers, projectId: await market.postJob(client) };
    for (const person of freelancers.slice(0, 2)) await market.apply(person, life.projectId);
    const story: string[] = [];
    let read = await readHistories(life);
    for (let count = 0; count < acts; count += 1) {
      story.push(await act(life, random, count));
      const now = await readHistories(life);
      compare(read, now, story);
      read = now;
    }
    // There was something to compare.
    expect(read.get(`the timeline of ${client.userId}`)?.length).toBeGreaterThan(5);
  },
);
