import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { rejectionUndoMachine } from './flow.ts';
import { another, dismiss, failure, rejection, set, tooLate, undo, undone } from './scenarios.ts';

const run = (...events: ReplayEvent<typeof rejectionUndoMachine>[]) => replay(rejectionUndoMachine, undefined, events);
const changed = { type: 'projects.change' };

describe('undoing a rejection of several applications', () => {
  it('asks for it by its id, and says that it was undone', () => {
    expect(asked(run(set(rejection), undo).snapshot, 'undoRejection')).toEqual({
      params: { rejectionId: rejection.id },
    });
    const { snapshot, effects } = run(set(rejection), undo, undone);
    expect(snapshot.value).toBe('undone');
    expect(snapshot.context).toMatchObject({ rejections: [], about: { ...rejection, status: 'UNDONE' } });
    expect(effects).toEqual([changed]);
  });

  it('is offered only for what is due', () => {
    expect(run().snapshot.can(undo)).toBe(false);
    expect(run(set(another)).snapshot.can(undo)).toBe(false);
    expect(run(set({ ...rejection, status: 'CARRIED_OUT' })).snapshot.can(undo)).toBe(false);
    expect(run(set(rejection), undo).snapshot.can(undo)).toBe(false);
  });

  it('that comes too late is said, and everything is read again', () => {
    const { snapshot, effects } = run(set(rejection), undo, tooLate);
    expect(snapshot.value).toBe('due');
    expect(effects).toEqual([
      { type: 'toast', tone: 'critical', title: 'Error', description: 'It is too late to undo this.' },
      changed,
    ]);
    expect(run(set(rejection), undo, tooLate, set()).snapshot.value).toBe('told');
  });

  it('can be tried again where the server could not be reached', () => {
    const { snapshot, effects } = run(set(rejection), undo, failure);
    expect(snapshot.can(undo)).toBe(true);
    expect(effects).toHaveLength(1);
  });

  it('is not mistaken for carried out by a list that was read meanwhile', () => {
    expect(run(set(rejection), undo, set(), undone).snapshot.value).toBe('undone');
  });

  it('of one leaves the other to be undone', () => {
    const { snapshot } = run(set(rejection, another), undo, undone, set(another));
    expect(snapshot.value).toBe('due');
    expect(snapshot.context.rejections).toEqual([another]);
  });
});

describe('when the time is up', () => {
  const actorWith = (...given: Schema<'Rejection'>[]) => {
    const clock = new SimulatedClock();
    const effects: unknown[] = [];
    const actor = createActor(rejectionUndoMachine, { clock });
    actor.on('*', (effect) => effects.push(effect));
    actor.start();
    actor.send(set(...given));
    return { clock, effects, actor };
  };

  it('everything is read again, a little later, and again for as long as the server cannot be asked', () => {
    const { clock, effects } = actorWith(rejection);
    clock.increment(11_999);
    expect(effects).toEqual([]);
    clock.increment(1);
    expect(effects).toEqual([changed]);
    clock.increment(12_000);
    expect(effects).toEqual([changed, changed]);
  });

  it('the server says what is left of it', () => {
    const { clock, effects } = actorWith({ ...rejection, secondsLeft: 0 });
    clock.increment(2_000);
    expect(effects).toEqual([changed]);
  });

  it('what came of it stays until it is put away', () => {
    const { snapshot } = run(set(rejection), set());
    expect(snapshot.value).toBe('told');
    expect(snapshot.context.about).toEqual(rejection);
    expect(run(set(rejection), set(), set()).snapshot.value).toBe('told');
    expect(run(set(rejection), set(), dismiss).snapshot.value).toBe('none');
  });
});
