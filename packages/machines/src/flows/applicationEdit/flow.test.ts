import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { application } from '../../testing/samples.ts';
import { editFailure } from './failures.ts';
import { applicationEditMachine as machine } from './flow.ts';
import {
  applicationEditFlow,
  change,
  copy,
  input,
  load,
  outdated,
  override,
  readReason,
  rewritten,
  save,
  saved,
  viewed,
} from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof machine>[], given = input) => replay(machine, given, events);
const toast = (title: string, description: string, tone = 'critical') => ({ type: 'toast', tone, title, description });
const typed = applicationEditFlow.snapshots.editing.context.values;

describe('the form', () => {
  it('begins with what was sent, which needs no saving', () => {
    const { snapshot } = run([]);
    expect(snapshot.context.values).toEqual({ proposal: application.proposal, coverLetter: application.coverLetter });
    expect(snapshot.can(save)).toBe(false);
    expect(run([change('proposal', `  ${application.proposal}\n`)]).snapshot.can(save)).toBe(false);
    expect(run([rewritten]).snapshot.can(save)).toBe(true);
  });

  it('goes on with what was typed before', () => {
    expect(run([], { ...input, draft: typed }).snapshot.context.values).toEqual(typed);
  });

  it.each([
    ['proposal', ' \n', 'Enter your proposal.'],
    ['coverLetter', '', 'Enter your cover letter.'],
    ['proposal', 'x'.repeat(5001), 'Use at most 5,000 characters here.'],
  ] as const)('says what is wrong with %s, and sends nothing', (name, value, problem) => {
    const { snapshot } = run([change(name, value), save]);
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context.problems).toEqual({ [name]: problem });
  });
});

describe('saving', () => {
  it('sends both texts over the version that was read, once', () => {
    const { snapshot } = run([change('proposal', ' Shorter. '), save]);
    expect(asked(snapshot, 'editApplication')).toEqual({
      params: { applicationId: application.id },
      ifMatch: application.etag,
      body: { proposal: 'Shorter.', coverLetter: application.coverLetter },
    });
    expect(snapshot.can(save)).toBe(false);
  });

  it('says that it is done', () => {
    const { snapshot, effects } = run([rewritten, save, saved]);
    expect(snapshot.value).toBe('saved');
    expect(effects).toEqual([toast('Application Saved', 'The client will read your new text.', 'positive')]);
  });
});

describe('what happened meanwhile', () => {
  it.each([404, 409])('ends the editing with the words of the server (%i), and keeps the text', (status) => {
    const refused = rejected('editApplication', failing.refused(status, readReason));
    const { snapshot, effects } = run([rewritten, save, refused]);
    expect([snapshot.value, snapshot.context.refusal]).toEqual(['refused', readReason]);
    expect(snapshot.context.values).toEqual(typed);
    expect(effects).toEqual([]);
    for (const event of [save, rewritten, override]) expect(snapshot.can(event)).toBe(false);
  });

  it('lets what was typed be copied', () => {
    const { snapshot } = run([rewritten, save, viewed, copy]);
    expect(asked(snapshot, 'copyText')).toEqual({ text: `${typed.proposal}\n\n${typed.coverLetter}` });
    const copied = run([rewritten, save, viewed, copy, settled('copyText')]);
    expect(copied.snapshot.value).toBe('refused');
    expect(copied.effects.at(-1)).toMatchObject({ tone: 'positive', title: 'Copied' });
    const failed = run([rewritten, save, viewed, copy, rejected('copyText', failing.unexpected)]);
    expect([failed.snapshot.value, failed.snapshot.context.values]).toEqual(['refused', typed]);
    expect(failed.effects.at(-1)).toMatchObject({ tone: 'critical' });
  });

  it('asks which version is to stay where it was edited in another window', () => {
    const { snapshot, effects } = run([rewritten, save, outdated]);
    expect(snapshot.value).toBe('outdated');
    // The form says so itself.
    expect(effects).toEqual([]);
    expect(asked(run([rewritten, save, outdated, override]).snapshot, 'editApplication')).toMatchObject({
      ifMatch: undefined,
      body: { proposal: typed.proposal },
    });
    expect(run([rewritten, save, outdated, load]).snapshot.value).toBe('reloading');
  });
});

describe('what a failure says', () => {
  it.each([
    [failing.refused(500), toast('Not Saved', 'Failed to save your application. Please try again.')],
    [failing.refused(429, 'Too many.'), toast('Not Saved', 'Too many.')],
    [failing.unexpected, toast('Not Saved', 'Failed to save your application. Please try again.')],
  ])('%o', (error, expected) => {
    expect(editFailure(error)).toEqual(expected);
  });
});
