import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';

import { call } from '../kit/actors.ts';
import type { Effect } from '../kit/effects.ts';
import { problem, success } from '../kit/effects.ts';
import type { FieldChange } from '../kit/forms.ts';
import { tell } from '../kit/parts.ts';
import type { Versioned } from '../kit/schema.ts';
import { pathsOf, statesReached, follow } from '../testing/paths.ts';
import { asked, failing, nameOf, rejected, replay, settled } from '../testing/replay.ts';
import type { SaveCall, VersionedContext, VersionedInput, VersionEvent } from './versionedForm.ts';
import { versionedForm } from './versionedForm.ts';

interface Values {
  title: string;
  place: string;
}

interface Entry {
  title: string | null;
  place?: string;
}

const form = versionedForm({
  machine: 'entry',
  retry: 'entry.retry',
  event: 'entry.save',
  calls: { load: 'getEntry', save: 'updateEntry' },
  empty: { title: '', place: '' },
  valuesOf: ({ title, place }: Entry): Values => ({ title: title ?? '', place: place ?? '' }),
  problemsIn: ({ title }) => (title === '' ? { title: 'Enter a title.' } : {}),
  parse: ({ title, place }): Entry => ({ title: title.trim(), ...(place !== '' && { place }) }),
  saved: [tell(() => success('Saved'))],
  loadFailure: () => problem('Not loaded'),
  saveFailure: () => problem('Not saved'),
});

/** The smallest flow with a version. */
const machine = setup({
  types: {
    context: {} as VersionedContext<Values, Entry>,
    events: {} as VersionEvent | FieldChange<Values> | { type: 'entry.retry' | 'entry.save' },
    input: {} as VersionedInput<Values>,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getEntry: call<Versioned<Entry>, void>('getEntry'),
    updateEntry: call<unknown, SaveCall<Entry>>('updateEntry'),
  },
  guards: { ...form.guards },
}).createMachine({
  id: 'entry',
  context: ({ input }) => form.context(input),
  ...form.chart,
});

type Events = Parameters<typeof replay<typeof machine>>[2];
const run = (events: Events, draft: Values | null = null) => replay(machine, { draft }, events);
const typed: Values = { title: 'Harbour', place: '' };

const loaded = settled('getEntry', { data: { title: 'Lighthouse keeper' }, etag: '"1"' });
const newer = settled('getEntry', { data: { title: 'Ferry pilot' }, etag: '"2"' });
const type = (value: string) => ({ type: 'field.change', name: 'title', value }) as const;
const save = { type: 'entry.save' } as const;
const saving: Events = [loaded, type(' Harbour master '), save];
const comparing: Events = [...saving, rejected('updateEntry', failing.refused(412))];
const outdated: Events = [...comparing, newer];
const load = { type: 'version.load' } as const;
const override = { type: 'version.override' } as const;

describe('a form with a version', () => {
  it('is filled with what was loaded', () => {
    const { snapshot } = run([loaded]);
    expect(nameOf(snapshot.value)).toBe('editing.current');
    expect(snapshot.context).toMatchObject({ values: { title: 'Lighthouse keeper' }, etag: '"1"' });
  });

  it('is filled with what was typed before, over the version that is there now', () => {
    const { snapshot } = run([loaded], typed);
    expect(snapshot.context).toMatchObject({ values: typed, etag: '"1"', draft: null });
  });

  it('says that it could not be loaded, and loads again on request, with what was typed before', () => {
    const failed = rejected('getEntry', failing.network);
    const { snapshot, effects } = run([failed], typed);
    expect(snapshot.value).toBe('loadFailed');
    expect(effects).toEqual([problem('Not loaded')]);
    const again = run([failed, { type: 'entry.retry' }, loaded], typed).snapshot;
    expect(again.context.values).toEqual(typed);
  });

  it('is saved as it was parsed, over the version that was loaded', () => {
    expect(asked(run(saving).snapshot, 'updateEntry')).toEqual({ ifMatch: '"1"', body: { title: 'Harbour master' } });
    const { snapshot, effects } = run([...saving, settled('updateEntry')]);
    expect(snapshot.value).toBe('saved');
    expect(effects).toEqual([success('Saved')]);
  });

  it('is saved without a condition where the server gave no version', () => {
    const unversioned = settled('getEntry', { data: { title: 'x' }, etag: null });
    expect(asked(run([unversioned, save]).snapshot, 'updateEntry')).toMatchObject({ ifMatch: undefined });
  });

  it('is not saved while something is wrong, and says what', () => {
    const { snapshot } = run([loaded, type(''), save]);
    expect(nameOf(snapshot.value)).toBe('editing.current');
    expect(snapshot.context.problems).toEqual({ title: 'Enter a title.' });
  });

  it('is not saved over a change made elsewhere: it is shown, and the choice asked for, with all that was typed', () => {
    expect(run(comparing).snapshot.value).toBe('comparing');
    const { snapshot, effects } = run(outdated);
    expect(nameOf(snapshot.value)).toBe('editing.outdated');
    expect(snapshot.context).toMatchObject({
      values: { title: ' Harbour master ' },
      base: { title: 'Lighthouse keeper' },
      elsewhere: { title: 'Ferry pilot' },
    });
    expect(effects).toEqual([]);
    expect(snapshot.can(save)).toBe(false);
  });

  it('is saved unasked over a newer version that says the same in every field', () => {
    const raised = settled('getEntry', { data: { title: 'Lighthouse keeper' }, etag: '"2"' });
    const { snapshot, effects } = run([...comparing, raised]);
    expect(asked(snapshot, 'updateEntry')).toEqual({ ifMatch: '"2"', body: { title: 'Harbour master' } });
    expect(effects).toEqual([]);
  });

  it('can be saved again when the newer version cannot be read', () => {
    const { snapshot, effects } = run([...comparing, rejected('getEntry', failing.network)]);
    expect(nameOf(snapshot.value)).toBe('editing.current');
    expect(snapshot.context).toMatchObject({ values: { title: ' Harbour master ' }, etag: '"1"' });
    expect(effects).toEqual([problem('Not saved')]);
  });

  it('can be edited on while the choice is open', () => {
    const { snapshot } = run([...outdated, type('Harbour'), override, newer]);
    expect(snapshot.context.values).toEqual(typed);
  });

  it('shows the newer version when that is chosen', () => {
    const { snapshot } = run([...outdated, load, newer]);
    expect(snapshot.context).toMatchObject({ values: { title: 'Ferry pilot' }, etag: '"2"' });
  });

  it('keeps what was typed when that is chosen, and is saved over the newer version', () => {
    const { snapshot } = run([...outdated, override, newer, save]);
    expect(asked(snapshot, 'updateEntry')).toEqual({ ifMatch: '"2"', body: { title: 'Harbour master' } });
  });

  it('takes what was not touched from the newer version, whatever is chosen', () => {
    const moved = settled('getEntry', { data: { title: 'Lighthouse keeper', place: 'Faro' }, etag: '"2"' });
    const there = run([...comparing, moved]).snapshot;
    expect(there.context.elsewhere).toEqual({ place: 'Faro' });
    const { snapshot } = run([...comparing, moved, override, moved, save]);
    expect(asked(snapshot, 'updateEntry')).toEqual({
      ifMatch: '"2"',
      body: { title: 'Harbour master', place: 'Faro' },
    });
  });

  it('keeps what was typed even when the newer version cannot be loaded at first', () => {
    const failed = rejected('getEntry', failing.network);
    const { snapshot } = run([...outdated, override, failed, { type: 'entry.retry' }, newer]);
    expect(snapshot.context.values).toMatchObject({ title: ' Harbour master ' });
  });

  it.each([failing.network, failing.refused(500), failing.refused(422, '', { title: 'Taken.' })])(
    'keeps what was typed after a failure: %o',
    (error) => {
      const { snapshot, effects } = run([...saving, rejected('updateEntry', error)]);
      expect(nameOf(snapshot.value)).toBe('editing.current');
      expect(snapshot.context.values).toMatchObject({ title: ' Harbour master ' });
      expect(effects).toEqual([problem('Not saved')]);
    },
  );

  it('reaches every state, and every path leads where the chart says', () => {
    const input = { draft: null };
    const events: Events = [
      loaded,
      rejected('getEntry', failing.network),
      { type: 'entry.retry' },
      save,
      load,
      override,
      settled('updateEntry'),
      rejected('updateEntry', failing.network),
      rejected('updateEntry', failing.refused(412)),
      newer,
    ];
    const paths = pathsOf(machine, { input, events, tell: ({ context }) => String(context.etag) });
    const states = Object.keys(machine.states).filter((state) => state !== 'editing');
    expect(statesReached(paths)).toEqual(new Set([...states, 'editing.current', 'editing.outdated']));
    for (const path of paths) expect(follow(machine, input, path)).toBe(path.states.at(-1));
  });
});
