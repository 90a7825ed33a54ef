import type { Download, Page } from '@playwright/test';

import { accountExportMachine } from '../../../packages/machines/src/flows/accountExport/flow.ts';
import { settled } from '../../../packages/machines/src/testing/replay.ts';
import { newFreelancer } from '../freelancers.ts';
import { arrive } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { isAsking, presses, pressesAgain, spoils, topmostPart } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof accountExportMachine;
type Move = LivedMove<Machine, World>;

const call = 'exportAccount';

/** What is in the file is `exportingAccount.spec.ts`’s. */
test('a copy of an account: every way to it', async ({ traveller, mail, oracle }) => {
  const { page, line } = traveller;
  await newFreelancer(page, mail, { isComplete: true });
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));

  const calls = await holdCalls(page, /^GET \/account\/export$/);
  const ready = [settled(call)];
  const moves: Move[] = [
    presses('Download Your Data', { type: 'export.save' }, { when: (at) => at.matches('ready') }),
    pressesAgain('Preparing…', call),
    {
      name: 'the file is ready',
      by: 'answer',
      events: (at) => (isAsking(at, call) ? ready : null),
      async happen() {
        const before = downloads.length;
        // The browser keeps what it streams into a file from tests.
        await (await calls.next()).loose();
        await expect.poll(() => downloads.length).toBe(before + 1);
        return ready;
      },
    },
    // What did not arrive whole is no file.
    ...spoils<Machine, World>(call).map((move) => ({
      ...move,
      async happen(...given: Parameters<typeof move.happen>) {
        const before = downloads.length;
        const events = await move.happen(...given);
        await expect(page.getByRole('alertdialog')).toBeVisible();
        expect(downloads).toHaveLength(before);
        return events;
      },
    })),
  ];
  const place = (where: Page) => where.locator(topmostPart('Your data'));
  await live({
    name: 'accountExport',
    machine: accountExportMachine,
    input: undefined,
    moves,
    page,
    calls,
    place,
    draw: (events) => oracle.draw('accountExport', { input: undefined, events }),
    async begin() {
      await arrive(page, '/account');
      return { page, place: place(page), line, calls };
    },
  });
});
