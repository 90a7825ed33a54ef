import { describe, expect, it } from 'vitest';

import { replay } from '../../testing/replay.ts';
import { freelancers, projectsInEveryStatus } from '../../testing/samples.ts';
import { peopleForPostsMachine } from './flow.ts';
import {
  answeredWith,
  dashboardOf,
  dashboardRead,
  failure,
  found,
  openPost,
  peopleFound,
  refresh,
  searchFailure,
} from './scenarios.ts';

const end = (events: Parameters<typeof replay<typeof peopleForPostsMachine>>[2]) =>
  replay(peopleForPostsMachine, undefined, events).snapshot;
const second: typeof openPost = { ...openPost, id: 'second', skillsRequired: ['Figma'] };
const third: typeof openPost = { ...openPost, id: 'third' };

describe('people for the open posts of a client', () => {
  it('are available, and have a skill that the post asks for', () => {
    const { children } = end([answeredWith(dashboardOf([second]))]);
    expect(children.searchFreelancers?.getSnapshot()).toMatchObject({
      input: { params: { skills: 'Figma', availability: true } },
    });
  });

  it('are looked for post by post, for the two newest', () => {
    const both = answeredWith(dashboardOf([openPost, second, third]));
    expect(end([both, peopleFound]).value).toBe('searching');
    const { value, context } = end([both, peopleFound, found(freelancers.slice(0, 1))]);
    expect(value).toBe('shown');
    expect(context.groups?.map(({ post, people }) => [post.id, people.length])).toEqual([
      [openPost.id, Math.min(5, freelancers.length)],
      ['second', 1],
    ]);
  });

  it('are not looked for where the post is taken or withdrawn', () => {
    const taken = projectsInEveryStatus.filter(({ status }) => status !== 'OPEN');
    expect(end([answeredWith(dashboardOf(taken))]).context.groups).toEqual([]);
  });

  it('leave the rest as it is where they cannot be read', () => {
    const { value, context } = end([dashboardRead, searchFailure]);
    expect(value).toBe('shown');
    expect(context.groups).toEqual([{ post: openPost, people: [] }]);
  });

  it('stay while they are read again, also where that fails', () => {
    const read = [dashboardRead, peopleFound];
    const { groups } = end(read).context;
    for (const events of [[refresh], [refresh, failure], [refresh, dashboardRead]]) {
      expect(end([...read, ...events]).context.groups).toEqual(groups);
    }
  });
});
