import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { pdf } from '../../../apps/server/src/files/testing/samples.ts';
import { ownResumeMachine } from '../../../packages/machines/src/flows/ownResume/flow.ts';
import { resume } from '../../../packages/machines/src/flows/ownResume/scenarios.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import { settled } from '../../../packages/machines/src/testing/replay.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { freelancerProfile } from '../../../packages/machines/src/testing/samples.ts';
import { newFreelancer } from '../freelancers.ts';
import { answered } from './answered.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import type { FileOfDevice } from './files.ts';
import { chosenFile, sendFile } from './files.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { presses, pressesAgain, serves, spoils, topmostOf } from './moves.ts';
import { openOwnForm } from './ownForm.ts';
import { expect, test } from './test.ts';

type Machine = typeof ownResumeMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const lost = 'no network';
const letter: FileOfDevice = { name: 'rosa-2026.pdf', mimeType: 'application/pdf', buffer: pdf() };
const drawing: FileOfDevice = { name: 'rosa.png', mimeType: 'image/png', buffer: Buffer.from('a drawing') };
const claimed: FileOfDevice = { ...letter, name: 'rosa-as-pdf.pdf', buffer: Buffer.from('no PDF at all') };

const isShown = (at: Snapshot) => at.matches('shown');
const hasResume = ({ context }: Snapshot) => context.resume !== null;
const isOf = ({ context }: Snapshot, { name }: FileOfDevice) => context.file?.name === name;

const chooses = (name: string, file: FileOfDevice): Move => {
  const events: Event[] = [{ type: 'resume.choose', file: chosenFile(file) }];
  return {
    name,
    by: 'person',
    // Nothing was refused before: what is chosen then is the same.
    events: (at) => (isShown(at) && at.context.problem === null ? events : null),
    async happen({ place }) {
      const field = place.locator('input[type=file]');
      await field.focus();
      await field.setInputFiles(file);
      return events;
    },
  };
};

/** That a file is larger than 10 MB is found as that it is no PDF, and a walk would carry 10 MB about for it. */
const moves: Move[] = [
  chooses('a drawing', drawing),
  chooses('a PDF', letter),
  chooses('what claims to be a PDF', claimed),
  presses('Cancel Upload', { type: 'resume.discard' }, { when: (at) => at.matches('sending') }),
  presses('Try Again', { type: 'resume.send' }, { when: (at) => at.matches('notSent') }),
  presses('Discard', { type: 'resume.discard' }, { when: (at) => at.matches('notSent') }),
  serves('it is saved', 'sendResume', { when: (at) => isOf(at, letter), status: 200, data: resume }),
  serves('it is refused', 'sendResume', {
    when: (at) => isOf(at, claimed),
    status: 415,
    fields: { resume: 'Please choose a PDF.' },
  }),
  ...spoils<Machine, World>('sendResume', { when: (at) => isOf(at, letter) && hasResume(at) }),
  ...spoils<Machine, World>('sendResume', { when: (at) => isOf(at, letter) && !hasResume(at), only: lost }),
  presses('Download', { type: 'resume.download' }, { when: (at) => isShown(at) && hasResume(at) }),
  pressesAgain('Download', 'downloadResume'),
  {
    name: 'it is downloaded',
    by: 'answer',
    events: (at) => (at.matches('downloading') ? [settled('downloadResume')] : null),
    async happen({ page, calls }, { context }) {
      const coming = page.waitForEvent('download');
      await (await calls.next(/\/files\//)).loose();
      expect((await coming).suggestedFilename()).toBe(context.resume?.fileName);
      return [settled('downloadResume')];
    },
  },
  ...spoils<Machine, World>('downloadResume'),
  presses('Remove', { type: 'resume.remove' }, { when: (at) => isShown(at) && hasResume(at) }),
  presses('Cancel', { type: 'decision.cancel' }, { when: (at) => at.matches('confirming') }),
  presses('Remove Resume', { type: 'decision.confirm' }, { when: (at) => at.matches('confirming') }),
  pressesAgain('Remove Resume', 'removeResume'),
  serves('it is removed', 'removeResume', { when: () => true, status: 200 }),
  ...spoils<Machine, World>('removeResume'),
  ...spoils<Machine, World>('getResume'),
  presses('Try Again', { type: 'resume.retry' }, { when: (at) => at.matches('loadFailed') }),
];

test('the resume of a freelancer: every way through it', async ({ traveller: { page, line }, mail, oracle }) => {
  const { token } = await newFreelancer(page, mail, { isComplete: true });
  const path = '/freelancer/profile/resume';
  const withdraw = () => page.request.delete(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });

  const read = (name: string, own: Schema<'Resume'> | null, prepare: () => Promise<unknown>): Move =>
    answered(
      serves<Machine, World>(name, 'getResume', {
        when: () => true,
        status: 200,
        data: { ...freelancerProfile, resume: own },
        prepare: async () => void (await prepare()),
      }),
      (profile: Schema<'FreelancerProfile'>) => profile.resume,
    );

  const kinds = {
    getResume: /^GET .*\/profile$/,
    sendResume: /^POST/,
    downloadResume: /^GET .*\/files\//,
    removeResume: /^DELETE/,
  };
  const calls = await holdCalls(
    page,
    /^(GET \/freelancer\/profile|GET \/files\/.*|\w+ .*\/profile\/resume)$/,
    '/edit-profile',
  );
  const place = (where: Page) => where.locator(topmostOf('main'));
  await live({
    name: 'ownResume',
    machine: ownResumeMachine,
    input: undefined,
    moves: [
      ...moves,
      read('there is none', null, withdraw),
      read('there is one', resume, () =>
        sendFile(page.request, 'post', path, { field: 'resume', file: letter, token }),
      ),
    ],
    tell: ({ context: { resume: own, file, problem } }: Snapshot) =>
      `${own !== null} ${file?.name} ${problem !== null}`,
    page,
    calls,
    place,
    // What is chosen, sent or asked about is at hand; a page that was only loaded is not.
    isAtWork: (at: Snapshot) =>
      ['sending', 'notSent', 'confirming', 'removing', 'downloading'].some((state) => at.value === state),
    draw: (events) => oracle.draw('ownResume', { input: undefined, events }),
    async begin() {
      await openOwnForm(page, calls, '/edit-profile?part=resume');
      return { page, place: place(page), line, calls, kinds };
    },
  });
});
