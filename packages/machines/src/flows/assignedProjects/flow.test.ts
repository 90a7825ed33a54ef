import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { assignedProjects, newWork } from '../../testing/samples.ts';
import { requestFailure } from './failures.ts';
import { assignedProjectsMachine } from './flow.ts';
import { confirm, end, failure, loaded, nothing, request, write } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof assignedProjectsMachine>[], page = 1) => {
  const { snapshot, effects } = replay(assignedProjectsMachine, { address: { page } }, events);
  return { snapshot, effects, context: snapshot.context };
};

describe('reading assigned projects', () => {
  it('lists the page of the address', () => {
    expect(asked(run([], 2).snapshot, 'listAssignedProjects')).toEqual({ params: { page: 2, limit: 10 } });
    const { snapshot, context } = run([loaded(2)], 2);
    expect(snapshot.value).toBe('listed');
    expect(context.result?.projects).toEqual(assignedProjects.slice(10));
  });

  it('says when there are none', () => {
    expect(run([nothing]).snapshot.value).toBe('empty');
  });

  it('says when they could not be loaded, and tries again on request', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([
      { type: 'toast', tone: 'critical', title: 'Error', description: 'Failed to load assigned projects' },
    ]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
  });
});

const cancel = { type: 'decision.cancel' } as const;
const pageTwo = { type: 'address.set', address: { page: 2 } } as const;
const overtaken = failing.refused(409, 'The project waits for approval already.');

describe('asking for approval', () => {
  it.each(assignedProjects.slice(0, 10))('is offered where the lifecycle allows it: $status', ({ id, status }) => {
    const { snapshot } = run([loaded()]);
    expect(snapshot.can({ type: 'completion.request', projectId: id })).toBe(
      ['ASSIGNED', 'IN_PROGRESS'].includes(status),
    );
  });

  it('sends what was delivered, trimmed, for the version on screen; or nothing', () => {
    const { id, etag } = newWork;
    const { snapshot } = run([loaded(), request, write(' A stamp. '), confirm]);
    expect(asked(snapshot, 'requestCompletion')).toEqual({
      params: { projectId: id },
      ifMatch: etag,
      body: { delivered: 'A stamp.' },
    });
    expect(asked(run([loaded(), request, confirm]).snapshot, 'requestCompletion')).toMatchObject({
      body: { delivered: null },
    });
  });

  it('refuses what is too long at its field', () => {
    const { snapshot, context } = run([loaded(), request, write('x'.repeat(2001)), confirm]);
    expect(snapshot.value).toBe('describing');
    expect(context.problems).toEqual({ delivered: 'Use at most 2,000 characters here.' });
  });

  it('keeps what was written through a failure and a second thought', () => {
    const written = [loaded(), request, write('A stamp.')] as const;
    const failed = run([...written, confirm, rejected('requestCompletion', failing.network)]);
    expect(failed.snapshot.value).toBe('describing');
    expect(failed.context.values.delivered).toBe('A stamp.');
    expect(run([...written, cancel, request]).context.values.delivered).toBe('A stamp.');
  });

  it('loads the list again when it is done, and when it was overtaken', () => {
    const sent = [loaded(), request, confirm] as const;
    const done = run([...sent, settled('requestCompletion')]);
    expect(done.snapshot.value).toBe('loading');
    expect(done.effects).toMatchObject([{ title: 'Completion Requested' }, { type: 'projects.change' }]);
    const late = run([...sent, rejected('requestCompletion', overtaken)]);
    expect(late.snapshot.value).toBe('loading');
    expect(late.effects).toMatchObject([{ description: overtaken.failure.message }, { type: 'projects.change' }]);
  });

  it('stays with the page it was made on while it is sent, and is left with another page before that', () => {
    const { snapshot, effects } = run([loaded(), request, confirm, pageTwo]);
    expect(snapshot.value).toBe('requesting');
    expect(effects).toEqual([{ type: 'address.change', search: { page: '' } }]);
    const left = run([loaded(), request, pageTwo]);
    expect(left.snapshot.value).toBe('loading');
    expect(left.context).toMatchObject({ chosen: null, address: { page: 2 } });
  });

  it.each([
    [failing.refused(403, 'This project is not assigned to you.'), 'This project is not assigned to you.'],
    [failing.refused(500), 'Failed to request completion. Please try again.'],
    [failing.unexpected, 'Failed to request completion. Please try again.'],
  ])('says why it failed: %o', (error, description) => {
    expect(requestFailure(error)).toEqual({ type: 'toast', tone: 'critical', title: 'Error', description });
  });
});

describe('ending a project', () => {
  const reason = { type: 'field.change', name: 'reason', value: ' I have fallen ill. ' } as const;

  it.each(assignedProjects.slice(0, 10))('is offered where the lifecycle allows it: $status', ({ id, status }) => {
    expect(run([loaded()]).snapshot.can({ type: 'project.end', projectId: id })).toBe(
      ['ASSIGNED', 'IN_PROGRESS'].includes(status),
    );
  });

  it('sends the reason, trimmed, for the version on screen, and asks for one', () => {
    const { id, etag } = newWork;
    expect(asked(run([loaded(), end, reason, confirm]).snapshot, 'endAssignedProject')).toEqual({
      params: { projectId: id },
      ifMatch: etag,
      body: { reason: 'I have fallen ill.' },
    });
    const { snapshot, context } = run([loaded(), end, confirm]);
    expect(snapshot.value).toBe('explainingEnd');
    expect(context.problems).toEqual({ reason: 'Say why you are ending it.' });
  });

  it('loads the list again when it is done, and when the client was faster, whose words it says', () => {
    const done = run([loaded(), end, reason, confirm, settled('endAssignedProject')]);
    expect(done.effects).toMatchObject([{ title: 'Project Ended' }, { type: 'projects.change' }]);
    const faster = failing.refused(409, 'The client has already ended this project.');
    const late = run([loaded(), end, reason, confirm, rejected('endAssignedProject', faster)]);
    expect(late.snapshot.value).toBe('loading');
    expect(late.effects).toMatchObject([{ description: faster.failure.message }, { type: 'projects.change' }]);
  });

  it('keeps its reason apart from what is written about the work', () => {
    expect(run([loaded(), end, reason, cancel, request]).context.values).toEqual({ delivered: '', reason: '' });
  });
});
