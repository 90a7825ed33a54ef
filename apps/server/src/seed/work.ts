import type { MeetingType, ProjectStatus, Timezone } from '@guildhall/api/enums';

import type { NewRow } from '../db/schema.ts';
import { categoriesOf } from '../domain/skills.ts';
import { after, before, days, hours, minutes } from '../domain/time.ts';
import { briefs } from './briefs.ts';
import type { Brief } from './briefs.ts';
import { demoAccounts } from './demoAccounts.ts';
import type { SeededClient, SeededFreelancer } from './people.ts';
import { professions } from './professions.ts';
import type { Random } from './random.ts';
import { closings, coverLetters, meetingNotes, openings, rejectionReasons, reviews } from './sentences.ts';
import { share, staged } from './staging.ts';
import type { Stage } from './staging.ts';

export type Work = {
  projects: NewRow<'projects'>[];
  applications: NewRow<'applications'>[];
  meetings: NewRow<'meetings'>[];
  ratings: NewRow<'ratings'>[];
};

type Context = {
  random: Random;
  now: Date;
  clients: readonly SeededClient[];
  freelancers: readonly SeededFreelancer[];
  work: Work;
};

const fill = (text: string, values: readonly string[]): string =>
  text.replaceAll(/\{(\d)\}/g, (_, place: string) => values[Number(place)] ?? '');

export function buildWork(
  random: Random,
  now: Date,
  clients: readonly SeededClient[],
  freelancers: readonly SeededFreelancer[],
): Work {
  const work: Work = { projects: [], applications: [], meetings: [], ratings: [] };
  const context: Context = { random, now, clients, freelancers, work };
  const plans = briefs.flatMap((brief) =>
    brief.variants.map((variant) => ({ brief, variant, title: fill(brief.title, variant.fill) })),
  );
  const left = new Map(Object.entries(share) as [ProjectStatus, number][]);
  for (const { title } of plans) {
    const status = staged[title]?.status;
    if (status) left.set(status, (left.get(status) ?? 0) - 1);
  }
  const statuses = random.sample(
    [...left].flatMap(([status, count]) => Array.from({ length: count }, () => status)),
    plans.length,
  );
  for (const { brief, variant, title } of plans) {
    const stage = staged[title] ?? { status: statuses.pop() ?? 'OPEN' };
    const client = clients.find(({ company }) => company === variant.company);
    if (!client) throw new Error(`No client is called ${variant.company}.`);
    addProject(context, { brief, title, description: fill(brief.text, variant.fill), stage, client });
  }
  return work;
}

type Plan = { brief: Brief; title: string; description: string; stage: Stage; client: SeededClient };

type Dates = Pick<
  NewRow<'projects'>,
  'createdAt' | 'assignedAt' | 'completionRequestedAt' | 'completionRejectedAt' | 'completedAt' | 'cancelledAt'
> & { createdAt: Date; updatedAt: Date };

/** When things happened, so that each status has a plausible past and nothing lies in the future. */
function datesOf(status: ProjectStatus, { random, now }: Context): Dates {
  const ago = (from: number, to: number): Date =>
    before(now, days(random.between(from, to)) + random.between(minutes(20), hours(20)));
  const later = (date: Date, from: number, to: number): Date =>
    after(date, days(random.between(from, to)) + random.between(0, hours(9)));
  switch (status) {
    case 'OPEN': {
      const createdAt = ago(0, 24);
      return { createdAt, updatedAt: createdAt };
    }
    case 'CANCELLED': {
      const createdAt = ago(40, 200);
      const cancelledAt = later(createdAt, 2, 12);
      return { createdAt, cancelledAt, updatedAt: cancelledAt };
    }
    case 'ASSIGNED': {
      const createdAt = ago(14, 40);
      const assignedAt = later(createdAt, 3, 10);
      return { createdAt, assignedAt, updatedAt: assignedAt };
    }
    case 'IN_PROGRESS': {
      const createdAt = ago(60, 100);
      const assignedAt = later(createdAt, 3, 10);
      const completionRequestedAt = later(assignedAt, 20, 36);
      const completionRejectedAt = later(completionRequestedAt, 1, 3);
      return { createdAt, assignedAt, completionRequestedAt, completionRejectedAt, updatedAt: completionRejectedAt };
    }
    case 'PENDING_COMPLETION': {
      const createdAt = ago(40, 90);
      const completionRequestedAt = ago(0, 3);
      return {
        createdAt,
        assignedAt: later(createdAt, 3, 10),
        completionRequestedAt,
        updatedAt: completionRequestedAt,
      };
    }
    case 'COMPLETED': {
      const createdAt = ago(80, 380);
      const assignedAt = later(createdAt, 3, 10);
      const completionRequestedAt = later(assignedAt, 10, 55);
      const completedAt = later(completionRequestedAt, 1, 4);
      return { createdAt, assignedAt, completionRequestedAt, completedAt, updatedAt: completedAt };
    }
  }
}

function addProject(context: Context, { brief, title, description, stage, client }: Plan): void {
  const { random, work } = context;
  const { status } = stage;
  const id = random.uuid();
  const dates = datesOf(status, context);
  const factor = random.pick([0.8, 0.9, 1, 1, 1.1, 1.25]);
  const round = (amount: number): number => Math.round((amount * factor) / 50) * 50;
  const hires = status !== 'OPEN' && status !== 'CANCELLED';
  const applicants = applicantsFor(context, brief, stage, dates.createdAt);
  const [hired] = hires ? applicants : [];
  const isSentBack = status === 'IN_PROGRESS';
  work.projects.push({
    id,
    clientId: client.id,
    title,
    description,
    skillsRequired: [...brief.skills],
    categories: categoriesOf(brief.skills),
    budgetMin: round(brief.budget[0]),
    budgetMax: round(brief.budget[1]),
    duration: brief.duration,
    status,
    assignedFreelancerId: hired?.id ?? null,
    completionRejectionReason: isSentBack ? random.pick(rejectionReasons) : null,
    completionRejections: isSentBack ? 1 : 0,
    applicationsCount: applicants.length,
    ...nulls,
    ...dates,
  });
  applicants.forEach((freelancer) =>
    addApplication(context, { freelancer, hired, stage, title, dates, client, projectId: id }),
  );
  if (status === 'COMPLETED' && hired)
    addRating(context, { stage, hired, client, projectId: id, completedAt: dates.updatedAt });
}

/** Rows of one insert name the same columns. */
const nulls = {
  assignedAt: null,
  completionRequestedAt: null,
  completionRejectedAt: null,
  completedAt: null,
  cancelledAt: null,
};

const isDemo = ({ name }: SeededFreelancer): boolean => name === demoAccounts.freelancer.name;

/** The best suited come first; where somebody was hired, it is the first. */
function applicantsFor(
  { random, freelancers }: Context,
  brief: Brief,
  stage: Stage,
  postedAt: Date,
): SeededFreelancer[] {
  const suited = brief.professions.flatMap((profession) =>
    random.sample(
      freelancers.filter((one) => one.profession === profession && one.joinedAt < postedAt && !isDemo(one)),
      9,
    ),
  );
  const demo = stage.demoFreelancer ? freelancers.filter(isDemo) : [];
  const most = stage.status === 'OPEN' ? random.between(demo.length ? 3 : 0, 8) : random.between(3, 8);
  const others = suited.slice(0, Math.max(most, 1));
  return stage.demoFreelancer === 'ACCEPTED' ? [...demo, ...others] : [...others, ...demo];
}

type ApplicationPlan = {
  freelancer: SeededFreelancer;
  hired: SeededFreelancer | undefined;
  stage: Stage;
  title: string;
  dates: Dates;
  client: SeededClient;
  projectId: string;
};

function addApplication(context: Context, plan: ApplicationPlan): void {
  const { random, now, work } = context;
  const { freelancer, hired, stage, dates, client, projectId } = plan;
  const status = statusOf(random, plan);
  const closesAt = dates.assignedAt ?? dates.cancelledAt ?? now;
  const createdAt = new Date(
    dates.createdAt.getTime() + (closesAt.getTime() - dates.createdAt.getTime()) * (0.1 + 0.8 * random.next()),
  );
  const decidedAt =
    status === 'PENDING'
      ? null
      : hired || stage.status === 'CANCELLED'
        ? closesAt
        : new Date((createdAt.getTime() + closesAt.getTime()) / 2);
  const id = random.uuid();
  work.applications.push({
    id,
    projectId,
    freelancerId: freelancer.id,
    ...texts(random, plan),
    status,
    createdAt,
    updatedAt: decidedAt ?? createdAt,
    decidedAt,
  });
  const isStaged =
    stage.meeting === 'coming' && (isDemo(freelancer) || freelancer === firstOf(work, context.freelancers, projectId));
  if (status === 'PENDING' && (isStaged || random.chance(0.12))) {
    addMeeting(context, id, client, after(now, days(random.between(1, 9))), createdAt);
  } else if (status === 'ACCEPTED' && random.chance(0.5)) {
    addMeeting(context, id, client, new Date((createdAt.getTime() + closesAt.getTime()) / 2), createdAt);
  }
}

function firstOf(
  work: Work,
  freelancers: readonly SeededFreelancer[],
  projectId: string,
): SeededFreelancer | undefined {
  const first = work.applications.find((application) => application.projectId === projectId);
  return freelancers.find(({ id }) => id === first?.freelancerId);
}

function statusOf(random: Random, { freelancer, hired, stage }: ApplicationPlan): 'PENDING' | 'ACCEPTED' | 'REJECTED' {
  if (stage.demoFreelancer && isDemo(freelancer)) return stage.demoFreelancer;
  if (hired) return freelancer === hired ? 'ACCEPTED' : 'REJECTED';
  if (stage.status === 'CANCELLED') return 'REJECTED';
  return random.chance(0.14) ? 'REJECTED' : 'PENDING';
}

function texts(
  random: Random,
  { freelancer, title, client }: ApplicationPlan,
): { proposal: string; coverLetter: string } {
  const kit = professions[freelancer.profession];
  const insert = (text: string): string =>
    text
      .replaceAll('{project}', title)
      .replaceAll('{company}', client.company)
      .replaceAll('{years}', String(freelancer.years))
      .replaceAll('{craft}', kit.craft)
      .replaceAll('{city}', freelancer.location.split(',')[0] ?? freelancer.location);
  const proposal = [random.pick(openings), random.pick<string>(kit.methods), random.pick(closings)]
    .map(insert)
    .join(' ');
  return { proposal, coverLetter: insert(random.pick(coverLetters)) };
}

const zoneOf: readonly (readonly [place: RegExp, zone: Timezone])[] = [
  [/United States|Canada/, 'America/New_York'],
  [/United Kingdom|Ireland/, 'Europe/London'],
  [/Japan/, 'Asia/Tokyo'],
  [/India$/, 'Asia/Kolkata'],
  [/Australia/, 'Australia/Sydney'],
  [/Netherlands|Germany|Italy|Norway|Poland|Czechia|Spain|Denmark|France|Sweden/, 'Europe/Paris'],
];

function addMeeting(
  { random, work }: Context,
  applicationId: string,
  client: SeededClient,
  day: Date,
  invitedAt: Date,
): void {
  const startsAt = new Date(day);
  startsAt.setUTCHours(random.between(8, 15), random.pick([0, 0, 30]), 0, 0);
  const meetingType = random.pick<MeetingType>(['INTERVIEW', 'INTERVIEW', 'DISCUSSION', 'CLARIFICATION']);
  const letters = (count: number): string =>
    Array.from({ length: count }, () => random.pick('abcdefghijkmnopqrstuvwxyz'.split(''))).join('');
  work.meetings.push({
    id: random.uuid(),
    applicationId,
    title: {
      INTERVIEW: 'Application Interview',
      DISCUSSION: 'Talking through your proposal',
      CLARIFICATION: 'A few questions before we decide',
    }[meetingType],
    description: random.pick(meetingNotes),
    meetingLink: random.chance(0.7)
      ? `https://meet.google.com/${letters(3)}-${letters(4)}-${letters(3)}`
      : `https://zoom.us/j/${random.between(10_000_000_000, 99_999_999_999)}`,
    startsAt,
    timezone: zoneOf.find(([place]) => place.test(client.location))?.[1] ?? 'UTC',
    durationMinutes: random.pick([30, 45, 60, 60] as const),
    meetingType,
    createdAt: invitedAt,
    updatedAt: invitedAt,
  });
}

type RatingPlan = { stage: Stage; hired: SeededFreelancer; client: SeededClient; projectId: string; completedAt: Date };

function addRating({ random, work, now }: Context, { stage, hired, client, projectId, completedAt }: RatingPlan): void {
  if (!stage.stars && random.chance(0.1)) return;
  const rating = stage.stars ?? random.pick([5, 5, 5, 5, 5, 5, 4, 4, 4, 3] as const);
  const createdAt = after(completedAt, random.between(minutes(5), hours(30)));
  work.ratings.push({
    id: random.uuid(),
    projectId,
    type: 'CLIENT_TO_FREELANCER',
    fromUserId: client.id,
    toUserId: hired.id,
    rating,
    review: random.chance(0.9) ? random.pick(reviews[rating]) : null,
    createdAt: createdAt < now ? createdAt : now,
  });
}
