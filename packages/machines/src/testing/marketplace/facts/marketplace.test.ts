import { describe, expect, it } from 'vitest';

import { clientDashboard } from '../answers/clientDashboard.ts';
import { clientProject } from '../answers/jobs.ts';
import { meetingsOf } from '../answers/meetings.ts';
import { freelancerListing } from '../answers/people.ts';
import { publicClient, publicFreelancer } from '../answers/publicProfiles.ts';
import { timeline } from '../answers/timeline.ts';
import type { Client } from './clients.ts';
import { clients } from './clients.ts';
import type { Freelancer } from './freelancer.ts';
import { freelancers } from './freelancers.ts';
import { now } from './kit.ts';
import { applications, applicationsFor, hiredFor, isPending, posts, ratings, statusOf } from './marketplace.ts';
import type { MeetingFacts } from './meetings.ts';
import { meetings } from './meetings.ts';

const allClients = Object.values<Client>(clients);
const allFreelancers = Object.values<Freelancer>(freelancers);
const people = [...allClients, ...allFreelancers];
const allMeetings = Object.values<MeetingFacts>(meetings);

/** Those of some instants that do not come after the one before. */
const outOfOrder = (instants: readonly (string | null | undefined)[]): string[] =>
  instants
    .filter((instant) => instant !== null && instant !== undefined)
    .filter((instant, index, all) => index > 0 && instant < (all[index - 1] ?? ''));

describe('the marketplace', () => {
  it('is small, and large enough', () => {
    expect(people.length).toBeGreaterThanOrEqual(20);
    expect(posts.length).toBeGreaterThanOrEqual(12);
    const letters = applications.filter(({ post }) => post.client !== clients.nadia).map(({ proposal }) => proposal);
    // The account of one was closed, and its texts removed.
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('gives everyone and everything an id of its own, and people addresses of their own', () => {
    for (const ids of [
      people.map(({ userId }) => userId),
      people.map(({ email }) => email),
      [...posts, ...applications, ...ratings, ...allMeetings].map(({ id }) => id),
    ])
      expect(new Set(ids).size).toBe(ids.length);
  });

  it('has names that are short, long, with apostrophes and diacritics, and in several scripts', () => {
    const names = people.map(({ name }) => name);
    expect(Math.min(...names.map(({ length }) => length))).toBe(2);
    expect(Math.max(...names.map(({ length }) => length))).toBe(60);
    const scripts = ['Arabic', 'Hebrew', 'Greek', 'Cyrillic', 'Han'].map((name) => `\\p{Script=${name}}`);
    const missing = ["'", 'ř', 'ğ', 'ễ', ...scripts].filter(
      (sign) => !names.some((name) => new RegExp(sign, 'u').test(name)),
    );
    expect(missing).toEqual([]);
  });

  it.each(posts.map((post) => [post.title, post] as const))('takes its course in time: %s', (_, post) => {
    const hired = hiredFor(post);
    const work = post.handedIn.flatMap(({ at, sentBack }) => [at, sentBack?.at]);
    const over = [post.approvedAt, post.ended?.at, post.withdrawn?.at];
    expect(
      outOfOrder([post.client.joinedAt, post.postedAt, hired?.sentAt, hired?.answer?.at, ...work, ...over, now]),
    ).toEqual([]);
    for (const { freelancer, sentAt, edited, viewedAt, answer } of applicationsFor(post)) {
      expect(outOfOrder([post.postedAt, sentAt, edited?.at, viewedAt, answer?.at, now])).toEqual([]);
      expect(outOfOrder([freelancer.joinedAt, sentAt])).toEqual([]);
    }
    // Once someone is hired, the others are answered.
    const pending = applicationsFor(post).filter(isPending);
    expect(statusOf(post) === 'OPEN' || pending.length === 0).toBe(true);
    expect(applicationsFor(post).filter(({ answer }) => answer?.status === 'ACCEPTED').length).toBeLessThanOrEqual(1);
    expect(timeline(post).map(({ at }) => at)).toEqual(
      timeline(post)
        .map(({ at }) => at)
        .toSorted(),
    );
  });

  it.each(ratings.map((rating) => [rating.id, rating] as const))(
    'is rated after the work was approved: %s',
    (_, rating) => {
      const { work, ratedAt, reply } = rating;
      expect(work.answer?.status).toBe('ACCEPTED');
      expect(work.post.approvedAt).not.toBeNull();
      expect(outOfOrder([work.post.approvedAt, ratedAt, reply?.createdAt, now])).toEqual([]);
    },
  );

  it.each(allMeetings.map((meeting) => [meeting.id, meeting] as const))('has meetings in time: %s', (_, meeting) => {
    const { of, scheduledAt, steps, startsAt } = meeting;
    expect(outOfOrder([of.sentAt, of.viewedAt, scheduledAt, ...steps.map(({ at }) => at), now])).toEqual([]);
    expect(outOfOrder([steps.at(-1)?.at ?? scheduledAt, startsAt])).toEqual([]);
  });

  it('has no one in two meetings at once, unless one of them has not been agreed on', () => {
    for (const person of people) {
      const agreed = meetingsOf(person)
        .filter(({ status, timesDeclinedAt }) => status === 'SCHEDULED' && timesDeclinedAt === null)
        .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
      expect(outOfOrder(agreed.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))).toEqual([]);
    }
  });
});

describe('what is computed of it', () => {
  it.each(allFreelancers.map((one) => [one.name, one] as const))('agrees with its lists: %s', (_, freelancer) => {
    const { freelancer: seen, completedProjects, ratingsReceived } = publicFreelancer(freelancer);
    const listing = freelancerListing(freelancer);
    const stars = ratingsReceived.map(({ rating }) => rating);
    expect(seen?.statistics).toMatchObject({
      projectsCompleted: completedProjects.length,
      totalRatings: stars.length,
      averageRating: listing.statistics.rating,
    });
    const mean = stars.reduce((sum, one) => sum + one, 0) / stars.length;
    expect(listing.statistics.rating).toBe(stars.length === 0 ? null : Math.round(mean * 100) / 100);
    expect(Object.values(seen?.statistics.ratingDistribution ?? {}).reduce((sum, one) => sum + one, 0)).toBe(
      stars.length,
    );
    expect(listing.statistics.projectsCompleted).toBe(completedProjects.length);
  });

  it.each(allClients.map((one) => [one.name, one] as const))('adds up: %s', (_, client) => {
    const { client: seen, completedProjects, ratingsReceived } = publicClient(client);
    expect(seen?.statistics).toMatchObject({
      projectsCompleted: completedProjects.length,
      totalRatings: ratingsReceived.length,
    });
    const { stats, client: own, waiting } = clientDashboard(client);
    expect(stats.totalProjects).toBe(own.projects.length);
    expect(stats.activeProjects).toBe(stats.openProjects + stats.assignedProjects);
    expect(stats.totalApplications).toBe(own.projects.reduce((sum, one) => sum + one.applicationsCount, 0));
    expect(stats.pendingApplications).toBe(own.projects.reduce((sum, one) => sum + one.pendingApplicationsCount, 0));
    expect(waiting.total).toBe(waiting.decisions.length);
  });

  it('says the status that follows from what has happened', () => {
    for (const project of posts.map(clientProject)) {
      const { status, assignedAt, completedAt, ended, freelancer, pendingApplicationsCount } = project;
      expect(completedAt !== null).toBe(status === 'COMPLETED');
      expect(freelancer !== null).toBe(assignedAt !== null);
      expect(status === 'OPEN' && freelancer !== null).toBe(false);
      expect(status !== 'OPEN' && pendingApplicationsCount > 0).toBe(false);
      expect(ended !== null && (status !== 'CANCELLED' || freelancer === null)).toBe(false);
    }
  });
});
