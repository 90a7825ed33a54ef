import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { postedProject, postedProjects } from '../../testing/samples.ts';
import { postedJobsAddressOf, postedJobsMachine } from './flow.ts';
import { addressed, failure, input, loaded, nothing } from './scenarios.ts';
import { approve, confirm, end, sendBack, withdraw, write } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof postedJobsMachine>[]) => {
  const { snapshot, effects } = replay(postedJobsMachine, input, events);
  return {
    snapshot,
    effects,
    context: snapshot.context,
    titles: snapshot.context.result?.projects.map(({ title }) => title) ?? [],
  };
};
const search = (value: string) => ({ type: 'query.change', value }) as const;

describe("reading the client's own jobs", () => {
  it('lists a page of them', () => {
    const { snapshot, titles } = run([loaded]);
    expect(snapshot.value).toBe('listed');
    expect(titles).toEqual(postedProjects.map(({ title }) => title));
    expect(asked(run([]).snapshot, 'listClientProjects')).toEqual({ params: { page: 1, limit: 20 } });
  });

  it('says when there are none, and takes no search where there is nothing to search', () => {
    const { snapshot } = run([nothing]);
    expect(snapshot.value).toBe('empty');
    expect(snapshot.can(search('shop'))).toBe(false);
    expect(snapshot.can({ type: 'status.change', value: 'OPEN' })).toBe(false);
    expect(run([loaded]).snapshot.can(search('shop'))).toBe(true);
  });

  it('says when what was looked for is none of them, and the search stays', () => {
    const { snapshot } = run([loaded, addressed({ search: 'quilting' }), nothing]);
    expect(snapshot.value).toBe('nothingFound');
    expect(snapshot.can(search('shop'))).toBe(true);
    expect(run([loaded, addressed({ status: 'COMPLETED' }), nothing]).snapshot.value).toBe('nothingFound');
  });

  it('says when they could not be loaded, and tries again on request', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([
      {
        type: 'toast',
        tone: 'critical',
        title: 'API Connection Issue',
        description: 'Failed to load projects. Please try again.',
      },
    ]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
  });

  it('keeps the list and what is typed while it loads again', () => {
    const again = run([loaded, search('shop'), { type: 'list.refresh' }]);
    expect(again.snapshot.value).toBe('loading');
    expect(again.titles).toHaveLength(postedProjects.length);
    expect(again.context.query).toBe('shop');
  });
});

describe('what the address says', () => {
  const asksFor = (events: readonly ReplayEvent<typeof postedJobsMachine>[]) =>
    run(events).effects.filter(({ type }) => type === 'address.change');
  const submit = { type: 'query.submit' } as const;

  it('is asked for on arrival: words, status and page', () => {
    const address = postedJobsAddressOf({ search: ' logo ', status: 'ENGAGED', page: '3' });
    const { snapshot } = replay(postedJobsMachine, { address }, []);
    expect(snapshot.context.query).toBe('logo');
    expect(asked(snapshot, 'listClientProjects')).toEqual({
      params: { page: 3, limit: 20, query: 'logo', status: 'ENGAGED' },
    });
    expect(postedJobsAddressOf({ status: 'NO_SUCH' }).status).toBeNull();
  });

  it('follows the words after a moment of quiet, once, and from the first page', () => {
    const ask = { type: 'address.change', search: { search: 'shop', page: '' } };
    expect(asksFor([loaded, search(' shop '), submit])).toEqual([ask]);
    expect(asksFor([loaded, search(' shop '), submit, addressed({ search: 'shop' }), submit])).toEqual([ask]);
    expect(asksFor([loaded, search('  '), submit])).toEqual([]);
  });

  it('takes along what was typed meanwhile when the status is chosen', () => {
    const chosen = { type: 'status.change', value: 'OPEN' } as const;
    expect(asksFor([loaded, search('shop'), chosen])).toEqual([
      { type: 'address.change', search: { search: 'shop', status: 'OPEN', page: '' } },
    ]);
    expect(asksFor([loaded, addressed({ status: 'OPEN' }), chosen])).toEqual([]);
  });

  it('leaves the space after a word to the person who types it', () => {
    expect(run([loaded, search('shop '), submit, addressed({ search: 'shop' })]).context.query).toBe('shop ');
    expect(run([loaded, addressed({ search: 'shop' }), addressed({})]).context.query).toBe('');
  });

  it('is emptied at once', () => {
    const clear = { type: 'filters.clear' } as const;
    const { effects, context } = run([loaded, addressed({ search: 'quilting', page: '2' }), nothing, clear]);
    expect(context.query).toBe('');
    expect(effects).toEqual([{ type: 'address.change', search: { search: '', status: '', page: '' } }]);
    for (const events of [[loaded], [loaded, search('shop')], [failure], [nothing]] as const)
      expect(run(events).snapshot.can(clear)).toBe(false);
  });

  it('leaves a question with another page, and brings a decision under way back to its own', () => {
    const other = addressed({ page: '2', status: 'OPEN' });
    const asking = run([loaded, withdraw, other]);
    expect(asking.snapshot.value).toBe('loading');
    expect(asking.context.chosen).toBeNull();
    const sending = run([loaded, withdraw, confirm, other]);
    expect(sending.snapshot.value).toBe('withdrawing');
    expect(sending.effects).toEqual([{ type: 'address.change', search: { search: '', status: '', page: '' } }]);
  });
});

const cancel = { type: 'decision.cancel' } as const;
const overtaken = failing.refused(412, 'This project was changed elsewhere.');
const projectOf = (status: string) => [postedProject, ...postedProjects].find((project) => project.status === status);
const change = { type: 'projects.change' };

describe('what is done with a job', () => {
  it.each(postedProjects)('is what the lifecycle allows: $status', ({ id, status }) => {
    const { snapshot } = run([loaded]);
    const allowed = (['completion.approve', 'completion.reject', 'project.cancel'] as const).filter((type) =>
      snapshot.can({ type, projectId: id }),
    );
    const expected: Partial<Record<typeof status, typeof allowed>> = {
      OPEN: ['project.cancel'],
      PENDING_COMPLETION: ['completion.approve', 'completion.reject'],
    };
    expect(allowed).toEqual(expected[status] ?? []);
  });

  it('is nothing with a job that is not on screen', () => {
    expect(run([loaded]).snapshot.can({ ...approve, projectId: 'another' })).toBe(false);
  });

  it.each([
    [[approve], 'approveCompletion', 'PENDING_COMPLETION', {}],
    [[withdraw], 'cancelProject', 'OPEN', { body: { reason: null } }],
    [[withdraw, write(' We wait a year. ')], 'cancelProject', 'OPEN', { body: { reason: 'We wait a year.' } }],
  ] as const)('is sent once it is confirmed, for the version that is on screen: %o', (acts, call, status, body) => {
    const project = projectOf(status);
    expect(asked(run([loaded, ...acts]).snapshot, call)).toBeUndefined();
    const { snapshot } = run([loaded, ...acts, confirm]);
    expect(asked(snapshot, call)).toEqual({ params: { projectId: project?.id }, ifMatch: project?.etag, ...body });
    expect(snapshot.can(confirm)).toBe(false);
  });

  it('asks for the rating once the work is approved', () => {
    const { snapshot, effects } = run([loaded, approve, confirm, settled('approveCompletion')]);
    expect(snapshot.value).toBe('loading');
    expect(effects).toEqual([
      { type: 'address.change', search: { rate: approve.projectId } },
      { type: 'toast', tone: 'positive', title: 'Completion Approved' },
      change,
    ]);
  });

  it('sends work back with a reason only, trimmed', () => {
    const refused = run([loaded, sendBack, write('  '), confirm]);
    expect(refused.snapshot.value).toBe('explaining');
    expect(refused.context.problems).toEqual({ reason: 'Say what is missing, so that it can be finished.' });
    const { snapshot } = run([loaded, sendBack, write(' The lines close up. '), confirm]);
    expect(asked(snapshot, 'rejectCompletion')).toMatchObject({ body: { reason: 'The lines close up.' } });
  });

  it('keeps the reason through a failure and a second thought, and not for another job', () => {
    const written = [loaded, sendBack, write('The lines close up.')] as const;
    const failed = run([...written, confirm, rejected('rejectCompletion', failing.network)]);
    expect(failed.snapshot.value).toBe('explaining');
    expect(failed.context).toMatchObject({
      values: { reason: 'The lines close up.' },
      chosen: { id: sendBack.projectId },
    });
    expect(failed.effects).toMatchObject([{ description: 'Failed to send the work back. Please try again.' }]);
    expect(run([...written, cancel, sendBack]).context.values.reason).toBe('The lines close up.');
    expect(run([...written, cancel, withdraw]).context.values.reason).toBe('');
  });

  it.each([
    [approve, 'approveCompletion', 'listed', 'Failed to approve completion. Please try again.'],
    [withdraw, 'cancelProject', 'confirmingWithdrawal', 'Failed to withdraw the post. Please try again.'],
  ] as const)('can be done again where it fails: %o', (act, call, state, description) => {
    const { snapshot, effects } = run([loaded, act, confirm, rejected(call, failing.network)]);
    expect(snapshot.value).toBe(state);
    expect(effects).toEqual([{ type: 'toast', tone: 'critical', title: 'Error', description }]);
  });

  it.each([
    [[approve, confirm], 'approveCompletion'],
    [[sendBack, write('More.'), confirm], 'rejectCompletion'],
    [[withdraw, confirm], 'cancelProject'],
  ] as const)('says what overtook it, and reads all anew: %o', (acts, call) => {
    const { snapshot, effects } = run([loaded, ...acts, rejected(call, overtaken)]);
    expect(snapshot.value).toBe('loading');
    expect(effects).toEqual([
      { type: 'toast', tone: 'critical', title: 'Error', description: 'This project was changed elsewhere.' },
      change,
    ]);
  });
});

describe('ending a project', () => {
  const because = write(' Our funding fell through. ');

  it('is offered where the lifecycle allows it', () => {
    const { snapshot } = run([loaded]);
    const lawful = postedProjects.filter(({ id }) => snapshot.can({ type: 'project.end', projectId: id }));
    expect(lawful.map(({ status }) => status)).toEqual(
      postedProjects.map(({ status }) => status).filter((status) => status === 'ASSIGNED' || status === 'IN_PROGRESS'),
    );
  });

  it('sends the reason, trimmed, for the version on screen, and asks for one', () => {
    const { snapshot } = run([loaded, end, because, confirm]);
    expect(asked(snapshot, 'endProject')).toEqual({
      params: { projectId: end.projectId },
      ifMatch: '"1"',
      body: { reason: 'Our funding fell through.' },
    });
    const asking = run([loaded, end, confirm]);
    expect(asking.snapshot.value).toBe('explainingEnd');
    expect(asking.context.problems).toEqual({ reason: 'Say why you are ending it.' });
  });

  it('says what the freelancer did who was faster, and loads the list again', () => {
    const faster = failing.refused(409, 'The freelancer has already ended this project.');
    const late = run([loaded, end, because, confirm, rejected('endProject', faster)]);
    expect(late.snapshot.value).toBe('loading');
    expect(late.effects).toMatchObject([{ description: faster.failure.message }, { type: 'projects.change' }]);
  });
});
