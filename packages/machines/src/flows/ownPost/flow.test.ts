import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { postedProject } from '../../testing/samples.ts';
import { ownPostMachine as machine } from './flow.ts';
import { failure, found, input, listed, notOwn } from './scenarios.ts';

const run = (...events: ReplayEvent<typeof machine>[]) => replay(machine, input, events).snapshot;
const edited = { ...postedProject, editsCount: 2, editedAt: '2026-11-20T08:30:00.000Z' };
const heard = { type: 'post.heard', list: listed(edited) } as const;

describe('a job that may be the reader’s own', () => {
  it('is asked for among their own', () => {
    const params = { projectId: postedProject.id, page: 1, limit: 1 };
    expect(asked(run(), 'listClientProjects')).toEqual({ params });
  });

  it('is shown where it is, and nothing is said where it is not, or that is not known', () => {
    expect(run(found)).toMatchObject({ value: 'shown', context: { project: postedProject } });
    expect(run(notOwn).value).toBe('absent');
    expect(run(failure).value).toBe('absent');
  });

  it('follows what is done elsewhere', () => {
    expect(run(found, heard)).toMatchObject({ value: 'shown', context: { project: { editsCount: 2 } } });
    expect(run(failure, heard).value).toBe('shown');
    expect(run(found, { type: 'post.heard', list: listed() }).value).toBe('absent');
  });
});
