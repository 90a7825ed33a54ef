import { describe, expect, it } from 'vitest';

import type { Schema } from '../../kit/schema.ts';
import { replay } from '../../testing/replay.ts';
import { clientDashboard, freelancers, postedProject as openPost, postedProjects } from '../../testing/samples.ts';
import { peopleForPostsMachine } from './flow.ts';
import { answeredWith, failure, found, refresh, searchFailure } from './scenarios.ts';

const end = (events: Parameters<typeof replay<typeof peopleForPostsMachine>>[2]) =>
  replay(peopleForPostsMachine, undefined, events).snapshot;
const second: typeof openPost = { ...openPost, id: 'second', skillsRequired: ['Figma'] };
const third: typeof openPost = { ...openPost, id: 'third' };

/** The dashboard of a client with these projects. */
const dashboardOf = (projects: (typeof openPost)[]): Schema<'ClientDashboard'> => ({
  ...clientDashboard,
  client: {
    ...clientDashboard.client,
    projects,
    openProjects: projects.filter(({ status }) => status === 'OPEN').slice(0, 2),
  },
});
const oneOpen = answeredWith(dashboardOf([openPost]));

describe('people for the open posts of a client', () => {
  it('are available, and have a skill that the post asks for', () => {
    const { children } = end([answeredWith(dashboardOf([second]))]);
    expect(children.searchFreelancers?.getSnapshot()).toMatchObject({
      input: { params: { skills: 'Figma', availability: true } },
    });
  });

  it('are looked for post by post, for the two newest', () => {
    const both = answeredWith(dashboardOf([openPost, second, third]));
    expect(end([both, found(freelancers)]).value).toBe('searching');
    const { value, context } = end([both, found(freelancers), found(freelancers.slice(0, 1))]);
    expect(value).toBe('shown');
    expect(context.groups?.map(({ post, people }) => [post.id, people.length])).toEqual([
      [openPost.id, freelancers.length],
      ['second', 1],
    ]);
  });

  it('are not looked for where the post is taken or withdrawn', () => {
    const taken = postedProjects.filter(({ status }) => status !== 'OPEN');
    expect(end([answeredWith(dashboardOf(taken))]).context.groups).toEqual([]);
  });

  it('leave the rest as it is where they cannot be read', () => {
    const { value, context } = end([oneOpen, searchFailure]);
    expect(value).toBe('shown');
    expect(context.groups).toEqual([{ post: openPost, people: [] }]);
  });

  it('stay while they are read again, also where that fails', () => {
    const read = [oneOpen, found(freelancers)];
    const { groups } = end(read).context;
    for (const events of [[refresh], [refresh, failure], [refresh, oneOpen]]) {
      expect(end([...read, ...events]).context.groups).toEqual(groups);
    }
  });
});
