import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';

import { pagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { application, sentApplications } from '../../testing/samples.ts';
import { sentAddressOf, sentApplicationsMachine } from './flow.ts';
import { confirm, failure, loaded, nothing, sentApplicationsFlow, withdraw } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof sentApplicationsMachine>[], page = 1) => {
  const { snapshot, effects } = replay(
    sentApplicationsMachine,
    { address: { page, projectId: null, status: null } },
    events,
  );
  return { snapshot, effects, context: snapshot.context };
};

describe('reading sent applications', () => {
  it('lists the page of the address', () => {
    expect(asked(run([], 2).snapshot, 'listFreelancerApplications')).toEqual({ params: { page: 2, limit: 10 } });
    const { snapshot, context } = run([loaded(2)], 2);
    expect(snapshot.value).toBe('listed');
    expect(context.result?.applications).toEqual(sentApplications.slice(10));
  });

  it('lists the application to the project of the address alone', () => {
    const { snapshot } = replay(sentApplicationsMachine, { address: { page: 1, projectId: 'one', status: null } });
    expect(asked(snapshot, 'listFreelancerApplications')).toEqual({
      params: { page: 1, limit: 10, projectId: 'one' },
    });
  });

  it('takes an address that cannot be a project for one without an application', () => {
    const refusal = rejected('listFreelancerApplications', failing.refused(400));
    const address = { page: 1, projectId: 'no-such-id', status: null };
    const { snapshot, effects } = replay(sentApplicationsMachine, { address }, [refusal]);
    expect(snapshot.value).toBe('empty');
    expect(effects).toEqual([]);
    expect(run([refusal]).snapshot.value).toBe('failed');
  });

  it('lists one status, from its first page', () => {
    const chosen = { type: 'status.change', value: 'REJECTED' } as const;
    const { snapshot, effects } = run([loaded(2), chosen], 2);
    expect(effects).toEqual([{ type: 'address.change', search: { status: 'REJECTED', page: '' } }]);
    const address = sentAddressOf({ status: 'REJECTED' });
    const followed = transition(sentApplicationsMachine, snapshot, { type: 'address.set', address })[0];
    expect(asked(followed, 'listFreelancerApplications')).toEqual({
      params: { page: 1, limit: 10, status: 'REJECTED' },
    });
  });

  it('ignores a status that does not exist', () => {
    expect(sentAddressOf({ status: 'LOST' })).toEqual(sentAddressOf({}));
  });

  it('offers a status only where there are several applications to choose among', () => {
    const { noneOfStatus, ofOneProject, noneOfProject } = sentApplicationsFlow.snapshots;
    const mayChoose = (snapshot: typeof noneOfStatus) => snapshot.can({ type: 'status.change', value: 'PENDING' });
    expect([sentApplicationsFlow.snapshots.listed, noneOfStatus].map(mayChoose)).toEqual([true, true]);
    expect([sentApplicationsFlow.snapshots.empty, ofOneProject, noneOfProject].map(mayChoose)).toEqual([
      false,
      false,
      false,
    ]);
    expect(noneOfStatus.can({ type: 'status.change', value: 'REJECTED' })).toBe(false);
  });

  it('says when there are none', () => {
    expect(run([nothing]).snapshot.value).toBe('empty');
  });

  it('says when they could not be loaded, and tries again on request', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([
      { type: 'toast', tone: 'critical', title: 'Error', description: 'Failed to load applications' },
    ]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
  });
});

describe('withdrawing an application', () => {
  const done = settled('withdrawApplication', application);
  const refused = rejected('withdrawApplication', failing.refused(409, 'This application is already accepted.'));

  it('asks first, then withdraws it once and loads the list again', () => {
    const { snapshot, context } = run([loaded(), withdraw]);
    expect([snapshot.value, context.chosen?.id]).toEqual(['confirming', application.id]);
    expect(run([loaded(), withdraw, { type: 'decision.cancel' }]).snapshot.value).toBe('listed');
    const sending = run([loaded(), withdraw, confirm]);
    expect(asked(sending.snapshot, 'withdrawApplication')).toEqual({ params: { applicationId: application.id } });
    expect(sending.snapshot.can({ type: 'decision.confirm' })).toBe(false);
    const after = run([loaded(), withdraw, confirm, done]);
    expect([after.snapshot.value, after.context.chosen]).toEqual(['loading', null]);
    expect(after.effects).toMatchObject([
      { type: 'toast', title: 'Application Withdrawn' },
      { type: 'projects.change' },
    ]);
  });

  it('is offered for those that still wait, and no others', () => {
    const { snapshot } = run([loaded()]);
    const offered = sentApplications.filter(({ id }) =>
      snapshot.can({ type: 'application.withdraw', applicationId: id }),
    );
    expect(offered.map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
  });

  it('shows what the client answered meanwhile', () => {
    const { snapshot, effects } = run([loaded(), withdraw, confirm, refused]);
    expect(snapshot.value).toBe('loading');
    expect(effects[0]).toMatchObject({ tone: 'critical', description: 'This application is already accepted.' });
  });

  it('asks again after a failure', () => {
    const { snapshot, context } = run([loaded(), withdraw, confirm, rejected('withdrawApplication', failing.network)]);
    expect([snapshot.value, context.chosen?.id]).toEqual(['confirming', application.id]);
  });

  it('is not left behind by another address', () => {
    const address = sentAddressOf({ status: 'REJECTED' });
    const applicationOnSecond = settled('listFreelancerApplications', {
      applications: [application],
      pagination: pagination(11, 2, 10),
    });
    const { snapshot, effects } = run([applicationOnSecond, withdraw, confirm, { type: 'address.set', address }], 2);
    expect(snapshot.value).toBe('withdrawing');
    expect(effects).toEqual([{ type: 'address.change', search: { page: '2', status: '', project: '' } }]);
    expect(run([loaded(), withdraw, { type: 'address.set', address }]).context.chosen).toBe(null);
  });
});
