import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, nameOf, replay, settled } from '../../testing/replay.ts';
import { postedProject } from '../../testing/samples.ts';
import { editJobMachine as machine } from './flow.ts';
import { closed, failure, input, loaded, notOwn, refused, save, saving, tooLate, words } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof machine>[], given = input) => {
  const { snapshot, effects } = replay(machine, given, events);
  return { snapshot, effects, state: nameOf(snapshot.value), context: snapshot.context };
};

describe('editing a post', () => {
  it('begins with everything that the post says', () => {
    const { title, description, skillsRequired, budgetMin, budgetMax, duration } = postedProject;
    const typed = { budgetMin: String(budgetMin), budgetMax: String(budgetMax) };
    expect(run([loaded]).context.values).toEqual({ title, description, skillsRequired, duration, ...typed });
  });

  it('saves the whole post over the version that was read, once, and says that it is saved', () => {
    const { snapshot } = run(saving);
    expect(asked(snapshot, 'editProject')).toMatchObject({
      ifMatch: '"1"',
      body: { title: postedProject.title, description: words, budgetMin: postedProject.budgetMin },
    });
    expect(snapshot.can(save)).toBe(false);
    const { state, effects } = run([...saving, settled('editProject')]);
    expect(state).toBe('saved');
    expect(effects).toMatchObject([{ tone: 'positive', title: 'Post Updated' }]);
  });

  it('marks what is missing, and sends nothing', () => {
    const { state, context } = run([loaded, { type: 'field.change', name: 'title', value: ' ' }, save]);
    expect([state, context.problems]).toEqual(['editing.current', { title: 'Please enter a job title.' }]);
  });

  it('says why it can no longer be edited, and keeps what was typed', () => {
    const { state, context, effects, snapshot } = run(refused);
    expect([state, context.refusal, context.values.description]).toEqual(['refused', tooLate, words]);
    expect(effects).toEqual([]);
    expect(snapshot.can(save)).toBe(false);
    expect(run([closed])).toMatchObject({
      state: 'refused',
      context: { refusal: expect.stringContaining('no longer') },
    });
  });

  it('tells a project that is not the reader’s from one that could not be loaded', () => {
    expect(run([notOwn]).state).toBe('missing');
    expect(run([], { ...input, isNamed: false }).state).toBe('missing');
    expect(run([failure])).toMatchObject({ state: 'loadFailed', effects: [{ tone: 'critical' }] });
  });
});
