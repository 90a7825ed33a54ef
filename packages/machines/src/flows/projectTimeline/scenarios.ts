import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { pageOf, pagination } from '../../testing/marketplace/answers/lists.ts';
import { projectEvent, timeline } from '../../testing/marketplace/answers/timeline.ts';
import { cedarPosts } from '../../testing/marketplace/facts/cedarPrint.ts';
import { jobOfMany, oneOfMany, some } from '../../testing/marketplace/facts/crowd.ts';
import { donePosts } from '../../testing/marketplace/facts/donePosts.ts';
import { freelancers } from '../../testing/marketplace/facts/freelancers.ts';
import { marasPosts } from '../../testing/marketplace/facts/marasPosts.ts';
import { statusOf } from '../../testing/marketplace/facts/marketplace.ts';
import type { Post } from '../../testing/marketplace/facts/post.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { projectTimelineMachine, timelineAddressOf } from './flow.ts';

type Event = ReplayEvent<typeof projectTimelineMachine>;
type ProjectEvent = Schema<'ProjectEvent'>;

const { stock, lamps, cover, newsletter } = marasPosts;

export const inputOf = ({ id }: Post, page = 1) => ({ address: { projectId: id, page } });
export const input = inputOf(stock);

/** A job that was done, with nearly everything that can happen on the way. */
export const wholeLife = timeline(stock);

const answer = (post: Post, events: readonly ProjectEvent[], page = 1, status = statusOf(post)): Event => {
  const listing = pagination(events.length, page, 50);
  return settled('getProjectTimeline', {
    project: { id: post.id, title: post.title, status },
    events: pageOf(events, listing),
    pagination: listing,
  });
};

export const loaded = answer(stock, wholeLife);
export const failure: Event = rejected('getProjectTimeline', failing.network);
export const refusal: Event = rejected('getProjectTimeline', failing.refused(404, 'This project does not exist.'));

const about = (post: Post, events: readonly ProjectEvent[] = timeline(post), status = statusOf(post)) => ({
  input: inputOf(post),
  events: [answer(post, events, 1, status)],
});

/** A job that thirty people applied to. */
const busy = required(cedarPosts[0] ?? null);
const applicants = some(oneOfMany, 0, 30).map(({ userId, name }) => ({ freelancer: { userId, name } }));
const [, ...turnedDown] = applicants;
const [posted, , ...rest] = timeline(busy);
const manyEvents = [
  required(posted ?? null),
  ...applicants.map((who) => projectEvent('APPLICATION_RECEIVED', busy.postedAt, who)),
  ...turnedDown.map((who) => projectEvent('APPLICATION_CLOSED', busy.postedAt, who)),
  ...rest,
];

/** From before events were kept whole. */
const { customs } = donePosts;
const partlyKnown = timeline(customs).map((event) =>
  event.type === 'COMPLETION_REQUESTED' ? { ...event, delivered: null, isPartlyKnown: true } : event,
);

const takenDown = jobOfMany(3);

export const projectTimelineFlow = defineFlow({
  machine: projectTimelineMachine,
  input,
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [refusal],
    listed: [loaded],

    rated: about(lamps),
    justPosted: about(cover),
    withdrawn: about(newsletter),
    takenDown: about(
      takenDown,
      [
        projectEvent('PROJECT_POSTED', takenDown.postedAt),
        projectEvent('PROJECT_TAKEN_DOWN', '2026-11-02T10:00:00.000Z', { reason: 'It asks for work without pay.' }),
      ],
      'CANCELLED',
    ),
    /** What concerns another applicant is left out. */
    ofFreelancer: [
      answer(
        stock,
        wholeLife.filter(({ freelancer }) => freelancer?.userId !== freelancers.tomas.userId),
      ),
    ],
    partlyKnown: about(customs, partlyKnown),
    secondPage: { input: inputOf(busy, 2), events: [answer(busy, manyEvents, 2)] },
    loadingAgain: [loaded, { type: 'address.set', address: { projectId: stock.id, page: 2 } }],
  },
  list: {
    call: 'getProjectTimeline',
    addressOf: timelineAddressOf,
    answer: { project: { id: stock.id, title: stock.title, status: 'COMPLETED' }, events: wholeLife },
    addresses: [{ project: stock.id }, { project: stock.id, page: '2' }, { project: lamps.id, page: '3' }],
  },
});
