import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';

import { call } from '../kit/actors.ts';
import type { Effect } from '../kit/effects.ts';
import { problem, success } from '../kit/effects.ts';
import type { ChosenFile, UploadProgress } from '../kit/upload.ts';
import { asked, failing, rejected, replay, settled } from '../testing/replay.ts';
import type { UploadContext } from './upload.ts';
import { upload } from './upload.ts';

interface Context extends UploadContext {
  file: ChosenFile;
  address: string | null;
}

interface Call {
  file: ChosenFile;
  tell: (progress: UploadProgress) => void;
}

interface Answer {
  address: string;
}

const file: ChosenFile = { name: 'plan.pdf', size: 7, type: 'application/pdf' };

const sending = upload({
  types: {} as Context,
  call: 'sendFile',
  input: (context) => ({ file: context.file }),
  done: 'sent',
  keep: ({ address }: Answer) => ({ address }),
  said: success('Sent'),
  failing: 'notSent',
  failure: () => problem('Not sent', 'The file is damaged.'),
});

/** The smallest flow with a file that is sent. */
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'file.send' } | UploadProgress,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { sendFile: call<Answer, Call>('sendFile') },
}).createMachine({
  id: 'file',
  context: { file, address: null, problem: 'Choose a file.', progress: 100 },
  initial: 'sending',
  states: { sending, sent: {}, notSent: { on: { 'file.send': 'sending' } } },
});

type Events = NonNullable<Parameters<typeof replay<typeof machine>>[2]>;
const run = (...events: Events) => replay(machine, undefined, events);
const send = { type: 'file.send' } as const;
const half = { type: 'progress.know', percent: 50 } as const;
const failed = rejected('sendFile', failing.network);

describe('a file that is sent', () => {
  it('is sent once, and nothing else meanwhile', () => {
    const { snapshot } = run();
    expect(asked(snapshot, 'sendFile')).toEqual({ file, tell: expect.any(Function) });
    expect([snapshot.hasTag('busy'), snapshot.can(send)]).toEqual([true, false]);
  });

  it('says how much of it is sent, and what was wrong no longer', () => {
    expect(run().snapshot.context).toMatchObject({ problem: null, progress: 0 });
    expect(run(half).snapshot).toMatchObject({ value: 'sending', context: { progress: 50 } });
    expect(run(half, failed, send).snapshot.context).toMatchObject({ problem: null, progress: 0 });
  });

  it('is sent, which is said', () => {
    const { snapshot, effects } = run(half, settled('sendFile', { address: '/plan.pdf' }));
    expect(snapshot).toMatchObject({ value: 'sent', context: { address: '/plan.pdf' } });
    expect(effects).toEqual([success('Sent')]);
  });

  it('is kept where that failed, which is said beside it', () => {
    const { snapshot, effects } = run(failed);
    expect(snapshot).toMatchObject({ value: 'notSent', context: { file, problem: 'The file is damaged.' } });
    expect(effects).toEqual([]);
  });
});
