import type { ApplicationStatus, MeetingType, ProjectStatus } from '@guildhall/api/enums';

import type { NewRow } from '../db/schema.ts';
import { categoriesOf } from '../domain/skills.ts';
import { after, before, days, hours, minutes } from '../domain/time.ts';
import { rateClients } from './clientRatings.ts';
import { demoAccounts } from './demoAccounts.ts';
import type { SeededClient, SeededFreelancer } from './people.ts';
import { meetingNotes } from './phrases.ts';
import type { ProjectGroup, ProjectSeed } from './projects/project.ts';
import { projectGroups } from './projects/projects.ts';
import { writeProposal } from './proposals.ts';
import type { Random } from './random.ts';
import { makeVoice } from './voice.ts';
import type { Voice } from './voice.ts';

export type Work = {
  projects: NewRow<'projects'>[];
  applications: NewRow<'applications'>[];
  meetings: NewRow<'meetings'>[];
  ratings: NewRow<'ratings'>[];
  /** Freelancers with nothing but praise, and little of it: they are busy, or they would lead every list. */
  inDemand: string[];
};

type Context = {
  random: Random;
  voice: Voice;
  now: Date;
  clients: readonly SeededClient[];
  freelancers: readonly SeededFreelancer[];
  /** The stars that each freelancer has so far. */
  records: Map<string, number[]>;
  work: Work;
};

type Plan = { group: ProjectGroup; project: ProjectSeed; client: SeededClient };

export function buildWork(
  random: Random,
  now: Date,
  clients: readonly SeededClient[],
  freelancers: readonly SeededFreelancer[],
): Work {
  const work: Work = { projects: [], applications: [], meetings: [], ratings: [], inDemand: [] };
  const context: Context = {
    random,
    voice: makeVoice(random),
    now,
    clients,
    freelancers,
    records: new Map(),
    work,
  };
  const plans = projectGroups.flatMap((group) => group.projects.map((project) => ({ group, project })));
  // Who is hired depends on the record so far, and a record without a flaw is rare: the flaws are dealt out first.
  for (const { group, project } of plans.toSorted((a, b) => standing(a.project) - standing(b.project))) {
    const client = clients.find(({ company }) => company === project.company);
    if (!client) throw new Error(`No client is called ${project.company}.`);
    addProject(context, { group, project, client });
  }
  const isSpotless = (record: readonly number[]): boolean => record.every((stars) => stars === 5);
  work.inDemand.push(...[...context.records].flatMap(([id, record]) => (isSpotless(record) ? [id] : [])));
  work.ratings.push(...rateClients(random, now, work.ratings));
  return work;
}

const standing = ({ review }: ProjectSeed): number => review?.stars ?? 6;

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
      return {
        createdAt,
        assignedAt,
        completionRequestedAt,
        completionRejectedAt,
        updatedAt: completionRejectedAt,
      };
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

function addProject(context: Context, plan: Plan): void {
  const { random, work } = context;
  const { group, project, client } = plan;
  const { status } = project;
  const id = random.uuid();
  const dates = datesOf(status, context);
  const factor = random.pick([0.8, 0.9, 1, 1, 1.1, 1.25]);
  const [budgetMin, budgetMax] = group.budget.map((amount) => Math.round((amount * factor) / 50) * 50);
  if (budgetMin === undefined || budgetMax === undefined) throw new Error('A budget has two ends.');
  const hires = status !== 'OPEN' && status !== 'CANCELLED';
  const applicants = applicantsFor(context, plan, dates.createdAt);
  const [hired] = hires ? applicants : [];
  work.projects.push({
    id,
    clientId: client.id,
    title: project.title,
    description: project.description,
    skillsRequired: [...group.skills],
    categories: categoriesOf(group.skills),
    budgetMin,
    budgetMax,
    duration: group.duration,
    status,
    assignedFreelancerId: hired?.id ?? null,
    completionRejectionReason: project.sentBack ?? null,
    completionRejections: project.sentBack === undefined ? 0 : 1,
    applicationsCount: applicants.length,
    ...nulls,
    ...dates,
    // Their freelancers have been here since.
    hireSeenAt: dates.assignedAt ?? null,
  });
  applicants.forEach((freelancer, index) =>
    addApplication(context, {
      ...plan,
      freelancer,
      hired,
      answer: project.answers[index] ?? project.answers[0],
      budget: [budgetMin, budgetMax],
      dates,
      projectId: id,
    }),
  );
  if (hired && project.review) addRating(context, { ...plan, hired, projectId: id, completedAt: dates.updatedAt });
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

/** As many as there are answers, the best suited first; the first is hired where anyone is. */
function applicantsFor(context: Context, { group, project }: Plan, postedAt: Date): SeededFreelancer[] {
  const { random, freelancers } = context;
  const demo = project.demoFreelancer ? freelancers.filter(isDemo) : [];
  const suited = group.professions.flatMap((profession, index) => {
    const all = freelancers.filter((one) => one.profession === profession && one.joinedAt < postedAt && !isDemo(one));
    const shuffled = random.sample(all, all.length);
    return project.review && index === 0 ? byRecord(context, shuffled, project.review.stars) : shuffled;
  });
  const others = suited.slice(0, project.answers.length - demo.length);
  return project.demoFreelancer === 'ACCEPTED' ? [...demo, ...others] : [...others, ...demo];
}

/** A record that can be believed: few reviews for most, more for some, hardly one without a flaw. */
function byRecord(
  { random, records }: Context,
  candidates: readonly SeededFreelancer[],
  stars: number,
): SeededFreelancer[] {
  const spreads = stars < 5 || random.chance(0.35);
  const rank = ({ id }: SeededFreelancer): number => {
    const { length } = records.get(id) ?? [];
    if (spreads) return length;
    return length === 1 || length === 2 ? -length : length;
  };
  return candidates.toSorted((a, b) => rank(a) - rank(b));
}

type ApplicationPlan = Plan & {
  freelancer: SeededFreelancer;
  hired: SeededFreelancer | undefined;
  answer: string;
  budget: readonly [min: number, max: number];
  dates: Dates;
  projectId: string;
};

/** Clients of the demo look at what they are sent within three days. */
function firstLook(createdAt: Date, now: Date): Date | null {
  const looked = after(createdAt, days(3));
  return looked < now ? looked : null;
}

function addApplication(context: Context, plan: ApplicationPlan): void {
  const { random, now, work } = context;
  const { freelancer, hired, project, group, dates, projectId } = plan;
  const status = statusOf(random, plan);
  const closesAt = dates.assignedAt ?? dates.cancelledAt ?? now;
  const createdAt = new Date(
    dates.createdAt.getTime() + (closesAt.getTime() - dates.createdAt.getTime()) * (0.1 + 0.8 * random.next()),
  );
  const decidedAt =
    status === 'PENDING'
      ? null
      : hired || project.status === 'CANCELLED'
        ? closesAt
        : new Date((createdAt.getTime() + closesAt.getTime()) / 2);
  const id = random.uuid();
  work.applications.push({
    id,
    projectId,
    freelancerId: freelancer.id,
    ...writeProposal(random, context.voice, {
      ...plan,
      subject: project.subject,
      duration: group.duration,
      writtenAt: createdAt,
    }),
    status,
    createdAt,
    updatedAt: decidedAt ?? createdAt,
    decidedAt,
    viewedAt: decidedAt ?? firstLook(createdAt, now),
  });
  const isStaged =
    project.meeting === 'coming' &&
    (isDemo(freelancer) || freelancer === firstOf(work, context.freelancers, projectId));
  if (status === 'PENDING' && (isStaged || random.chance(0.12))) {
    addMeeting(context, plan, {
      applicationId: id,
      day: after(now, days(random.between(1, 9))),
      invitedAt: createdAt,
    });
  } else if (status === 'ACCEPTED' && random.chance(0.5)) {
    const day = new Date((createdAt.getTime() + closesAt.getTime()) / 2);
    addMeeting(context, plan, { applicationId: id, day, invitedAt: createdAt });
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

function statusOf(random: Random, { freelancer, hired, project }: ApplicationPlan): ApplicationStatus {
  if (project.demoFreelancer && isDemo(freelancer)) return project.demoFreelancer;
  if (hired) return freelancer === hired ? 'ACCEPTED' : 'REJECTED';
  if (project.status === 'CANCELLED') return 'REJECTED';
  return random.chance(0.14) ? 'REJECTED' : 'PENDING';
}

const zoneOf: readonly (readonly [place: RegExp, zone: string])[] = [
  [/United States|Canada/, 'America/New_York'],
  [/United Kingdom|Ireland/, 'Europe/London'],
  [/Japan/, 'Asia/Tokyo'],
  [/India$/, 'Asia/Kolkata'],
  [/Australia/, 'Australia/Sydney'],
  [/Netherlands|Germany|Italy|Norway|Poland|Czechia|Spain|Denmark|France|Sweden/, 'Europe/Paris'],
];

function addMeeting(
  { random, voice, work }: Context,
  { client, project: { subject } }: Plan,
  { applicationId, day, invitedAt }: { applicationId: string; day: Date; invitedAt: Date },
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
    description: random.chance(0.75) ? (voice.sayIfNew(meetingNotes, { subject }) ?? null) : null,
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

function addRating(
  { random, work, now, records }: Context,
  {
    project,
    hired,
    client,
    projectId,
    completedAt,
  }: Plan & {
    hired: SeededFreelancer;
    projectId: string;
    completedAt: Date;
  },
): void {
  if (!project.review) return;
  const createdAt = after(completedAt, random.between(minutes(5), hours(30)));
  records.set(hired.id, [...(records.get(hired.id) ?? []), project.review.stars]);
  work.ratings.push({
    id: random.uuid(),
    projectId,
    type: 'CLIENT_TO_FREELANCER',
    fromUserId: client.id,
    toUserId: hired.id,
    rating: project.review.stars,
    review: project.review.text,
    createdAt: createdAt < now ? createdAt : now,
  });
}
