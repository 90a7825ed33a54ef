import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { saveFailure } from './failures.ts';
import { savedSearchesMachine } from './flow.ts';
import { input, justSaved, leaflets, read, save, searches, shops, readAt } from './scenarios.ts';

type Event = ReplayEvent<typeof savedSearchesMachine>;

const run = (events: readonly Event[], of = input) => {
  const { snapshot, effects } = replay(savedSearchesMachine, of, events);
  return { snapshot, effects, context: snapshot.context, state: snapshot.value };
};
const named = (name: string): Event => ({ type: 'field.change', name: 'name', value: name });
const edit: Event = { type: 'search.edit', id: shops.id };
const remove: Event = { type: 'search.delete', id: shops.id };
const open: Event = { type: 'search.open', id: leaflets.id };

describe('saving the search that is listed', () => {
  it('sends its criteria under a name, with how often a message comes', () => {
    const { snapshot } = run([
      read(),
      named(' Shops '),
      { type: 'field.change', name: 'digest', value: 'weekly' },
      save,
    ]);
    expect(asked(snapshot, 'createSavedSearch')).toEqual({
      body: { name: 'Shops', digest: 'weekly', criteria: input.criteria },
      idempotencyKey: input.idempotencyKey,
    });
  });

  it('saves it once when the answer was lost, and under another name as another wish', () => {
    const lost = rejected('createSavedSearch', failing.network);
    const keyAfter = (events: Event[]) =>
      // What the call is given, which is checked above.
      (asked(run(events).snapshot, 'createSavedSearch') as { idempotencyKey: string }).idempotencyKey;
    const first = keyAfter([read(), named('Shops'), save]);
    expect(keyAfter([read(), named('Shops'), save, lost, save])).toBe(first);
    expect(keyAfter([read(), named('Shops'), save, lost, named('Other'), save])).not.toBe(first);
  });

  it('lists it first, and does not offer it again', () => {
    const { context, effects, snapshot } = run([read(), save, settled('createSavedSearch', justSaved)]);
    expect(context.searches).toEqual([justSaved, ...searches]);
    // The dialog says so itself.
    expect(effects).toEqual([]);
    expect(snapshot.can(save)).toBe(false);
    expect(snapshot.can({ type: 'field.change', name: 'name', value: 'x' })).toBe(false);
  });

  it.each<[string, Event[]]>([
    ['without a name', [read(), named(' '), save]],
    [
      'under a name that is taken',
      [read(), save, rejected('createSavedSearch', failing.refused(409, 'Taken.', { name: 'Taken.' }))],
    ],
  ])('is refused %s, at the field, and keeps what was typed', (_, events) => {
    const { state, context, effects } = run(events);
    expect(state).toBe('ready');
    expect(context.problems.name).toBeTruthy();
    expect(context.refusals).toBe(1);
    expect(effects).toEqual([]);
  });

  it('says why where there are too many, or no connection, and keeps what was typed', () => {
    const full = failing.refused(409, 'You have 50 saved searches. Delete one first.');
    for (const error of [full, failing.network]) {
      const { state, context, effects } = run([read(), named('Mine'), save, rejected('createSavedSearch', error)]);
      expect(state).toBe('ready');
      expect(context.values.name).toBe('Mine');
      expect(effects).toEqual([saveFailure(error)]);
    }
    expect(saveFailure(full).description).toBe('You have 50 saved searches. Delete one first.');
  });

  it('is not offered where nothing is searched for', () => {
    expect(run([read()], { ...input, criteria: null, suggestion: '' }).snapshot.can(save)).toBe(false);
  });
});

describe('changing a saved search', () => {
  it('begins with what it says, and comes back to the form for a new one', () => {
    expect(run([read(), named('Mine'), edit]).context.values).toEqual({ name: 'Shops', digest: 'weekly' });
    const { context, state } = run([read(), named('Mine'), edit, named('Other'), { type: 'edit.cancel' }]);
    expect([state, context.values.name, context.chosen]).toEqual(['ready', 'Mine', null]);
  });

  it('sends both, and lists what the server answers in its place', () => {
    const events: Event[] = [read(), edit, named('Stores'), { type: 'edit.save' }];
    expect(asked(run(events).snapshot, 'updateSavedSearch')).toEqual({
      params: { savedSearchId: shops.id },
      body: { name: 'Stores', digest: 'weekly' },
    });
    const renamed = { ...shops, name: 'Stores' };
    const { context } = run([...events, settled('updateSavedSearch', renamed)]);
    expect(context.searches?.map(({ name }) => name)).toEqual([leaflets.name, 'Stores', 'Marks']);
  });

  it.each([
    ['keeps the form where it fails', failing.network, 'editing', 3],
    ['forgets one that was deleted elsewhere', failing.refused(404, 'Gone.'), 'ready', 2],
  ] as const)('%s', (_, error, state, count) => {
    const after = run([read(), edit, { type: 'edit.save' }, rejected('updateSavedSearch', error)]);
    expect(after.state).toBe(state);
    expect(after.context.searches?.length).toBe(count);
    expect(after.effects).toEqual([saveFailure(error)]);
  });
});

describe('deleting a saved search', () => {
  const confirm: Event = { type: 'decision.confirm' };

  it('asks first', () => {
    expect(run([read(), remove]).state).toBe('asking');
    const { state, context } = run([read(), remove, { type: 'decision.cancel' }]);
    expect([state, context.searches]).toEqual(['ready', searches]);
  });

  it.each([
    ['is done', settled('deleteSavedSearch')],
    ['was done elsewhere', rejected('deleteSavedSearch', failing.refused(404))],
  ])('takes it from the list once it %s', (_, answer) => {
    const { state, context, effects } = run([read(), remove, confirm, answer]);
    expect([state, context.searches?.map(({ id }) => id), effects]).toEqual([
      'ready',
      searches.filter(({ id }) => id !== shops.id).map(({ id }) => id),
      [],
    ]);
  });
});

describe('opening a saved search', () => {
  const address = {
    search: '',
    skills: 'Copywriting,Editing',
    skillsExcluded: 'SEO',
    location: '',
    category: '',
    page: '',
    saved: '',
    newSince: leaflets.seenAt,
  };

  it('says up to when it was seen: when its figures were read', () => {
    expect(asked(run([read(), open]).snapshot, 'markSavedSearchSeen')).toEqual({
      params: { savedSearchId: leaflets.id },
      body: { seenAt: readAt },
    });
  });

  it.each([
    ['said', settled('markSavedSearchSeen', leaflets)],
    ['not said', rejected('markSavedSearchSeen', failing.network)],
  ])('lists what it finds, with what is new marked, also where that was %s', (_, answer) => {
    const { state, effects } = run([read(), open, answer]);
    expect(state).toBe('opened');
    expect(effects).toMatchObject([{ type: 'address.change', search: address }]);
  });
});
