import { describe, expect, it } from 'vitest';

import { asked, failing, passed, rejected, replay } from '../../testing/replay.ts';
import { leftText, proposalDraftMachine } from './flow.ts';
import {
  away,
  begun,
  closed,
  draftOf,
  further,
  input,
  kept,
  outdated,
  paused,
  read,
  typed,
  unsaved,
} from './scenarios.ts';

const refresh = { type: 'draft.refresh' } as const;
const take = { type: 'draft.take' } as const;
const overwrite = { type: 'draft.overwrite' } as const;
const run = (events: (typeof away)[], given = input) => replay(proposalDraftMachine, given, events).snapshot;
const nothing = { proposal: '', coverLetter: '' };

describe('a draft', () => {
  it('is kept after a pause in typing, over the version that is known', () => {
    expect(run([read(null)]).value).toBe('saved');
    const first = run([read(null), typed(begun), typed(further), paused]);
    expect(asked(first, 'saveProposalDraft')).toEqual({
      params: { projectId: input.projectId },
      ifMatch: '"0"',
      body: further,
    });
    const second = run([read(draftOf(begun)), typed(further), paused]);
    expect(asked(second, 'saveProposalDraft')).toMatchObject({ ifMatch: '"7"' });
    expect(run([read(draftOf(begun)), typed(further), paused, kept(further)]).value).toBe('saved');
  });

  it('is no change where nothing was typed', () => {
    expect(run([read(draftOf(begun)), typed(begun)]).value).toBe('saved');
    expect(run([read(null), typed(nothing)]).value).toBe('saved');
  });

  it('goes on with what was typed while it was being kept', () => {
    const snapshot = run([read(null), typed(begun), paused, typed(further), kept(begun, '"8"')]);
    expect(snapshot.value).toBe('unsaved');
    expect(
      asked(run([read(null), typed(begun), paused, typed(further), kept(begun, '"8"'), paused]), 'saveProposalDraft'),
    ).toMatchObject({ ifMatch: '"8"', body: further });
  });

  it('is found again on another device', () => {
    const { value, context } = run([read(draftOf(further))]);
    expect(value).toBe('saved');
    expect(context.given).toEqual(further);
  });

  it('takes what another device has written where nothing was changed here', () => {
    const { value, context } = run([read(draftOf(begun)), refresh, read(draftOf(further, '"8"'))]);
    expect(value).toBe('saved');
    expect(context.given).toEqual(further);
  });

  it('lets a text that was left in this window go on over the version it was written over', () => {
    const left = { ...input, text: further, known: { etag: '"7"', isChanged: true, typedAt: 1 } };
    expect(run([read(draftOf(begun))], left).value).toBe('unsaved');
    expect(run([read(null)], left).value).toBe('unsaved');
    expect(run([read(draftOf(further, '"9"'))], left).value).toBe('saved');
    expect(run([read(draftOf(begun, '"9"'))], left).value).toBe('divided');
    expect(run([read(draftOf(begun))], { ...left, known: null }).value).toBe('divided');
  });

  it('lets a text that was only read in this window give way to a newer one', () => {
    const known = { etag: '"7"', isChanged: false, typedAt: null };
    const readOnly = { ...input, text: begun, known };
    expect(run([read(draftOf(further, '"9"'))], readOnly).context.given).toEqual(further);
    expect(run([typed({ ...begun, coverLetter: 'No.' }), read(draftOf(further, '"9"'))], readOnly).value).toBe(
      'divided',
    );
  });

  it('is left behind with what another visit of this window has to know', () => {
    const left = (events: (typeof away)[]) => leftText(run(events).context);
    expect(left([read(draftOf(begun))])).toEqual({ etag: '"7"', isChanged: false, typedAt: null });
    expect(left([read(draftOf(begun)), typed(further, 5)])).toEqual({ etag: '"7"', isChanged: true, typedAt: 5 });
    expect(left([away, typed(further, 5)])).toEqual({ etag: null, isChanged: true, typedAt: 5 });
    expect(left([read(null)])).toBeNull();
    expect(left([away, typed(further, 5), typed(nothing, 6)])).toBeNull();
  });

  it('that was emptied without the server does not come back with the next visit', () => {
    const emptied = [read(draftOf(begun)), typed(nothing, 5), paused, rejected('saveProposalDraft', failing.network)];
    const known = leftText(run(emptied).context);
    expect(known).toEqual({ etag: '"7"', isChanged: true, typedAt: 5 });
    const again = run([read(draftOf(begun))], { ...input, text: nothing, known });
    expect([again.value, again.context.text]).toEqual(['unsaved', nothing]);
    // What another device has written since is no less than nothing.
    const elsewhere = run([read(draftOf(further, '"9"'))], { ...input, text: nothing, known });
    expect([elsewhere.value, elsewhere.context.text]).toEqual(['saved', further]);
  });
});

describe('two versions', () => {
  const divided = [
    read(draftOf(begun)),
    typed(further),
    paused,
    outdated,
    read(draftOf({ ...begun, coverLetter: 'No.' }, '"9"')),
  ];

  it('are both kept until the person has chosen', () => {
    const { value, context } = run(divided);
    expect(value).toBe('divided');
    expect(context.text).toEqual(further);
    expect(context.other?.coverLetter).toBe('No.');
    // What is typed meanwhile is of this version.
    expect(run([...divided, typed(begun)]).context.text).toEqual(begun);
    expect(run([...divided, typed(begun)]).value).toBe('divided');
  });

  it('come to the other one', () => {
    const { value, context } = run([...divided, take]);
    expect(value).toBe('saved');
    expect(context.given).toEqual({ ...begun, coverLetter: 'No.' });
    expect(context.text).toEqual(context.given);
  });

  it('come to the one that is here, over the one that was read', () => {
    const snapshot = run([...divided, overwrite]);
    expect(asked(snapshot, 'saveProposalDraft')).toMatchObject({ ifMatch: '"9"', body: further });
  });

  it('are one where they say the same', () => {
    expect(run([...divided.slice(0, 4), read(draftOf(further, '"9"'))]).value).toBe('saved');
  });
});

describe('a server that cannot be reached', () => {
  it('is tried again, and nothing typed is lost', () => {
    const events = [read(null), typed(begun), paused, unsaved, typed(further)];
    expect(run(events).value).toBe('unreached');
    const later = passed('later', 'proposalDraft.unreached');
    for (const again of [refresh, later]) {
      expect(run([...events, again]).value).toBe('loading');
      expect(asked(run([...events, again, read(null), paused]), 'saveProposalDraft')).toMatchObject({ body: further });
    }
  });

  it('does not bring back what was taken out meanwhile', () => {
    const events = [read(draftOf(begun)), typed(nothing), paused, unsaved, refresh] as const;
    const same = run([...events, read(draftOf(begun))]);
    expect([same.value, same.context.text]).toEqual(['unsaved', nothing]);
    const newer = run([...events, read(draftOf(further, '"9"'))]);
    expect([newer.value, newer.context.text]).toEqual(['saved', further]);
  });

  it('has what it kept when its answer was lost', () => {
    expect(run([read(null), typed(begun), paused, unsaved, refresh, read(draftOf(begun))]).value).toBe('saved');
  });

  it('keeps what is typed where it was never read', () => {
    expect(run([away]).value).toBe('unreached');
    expect(run([away, typed(begun), refresh, read(null)]).value).toBe('unsaved');
    expect(run([away, typed(begun), refresh, read(draftOf(further))]).value).toBe('divided');
  });
});

it('ends where no proposal can be sent any more', () => {
  expect(run([read(null), typed(begun), paused, closed]).value).toBe('over');
  expect(run([rejected('getProposalDraft', failing.refused(404))]).value).toBe('over');
});
