import type { Page } from '@playwright/test';

import { pdf } from '../../../apps/server/src/files/testing/samples.ts';
import { resumeDownloadMachine } from '../../../packages/machines/src/flows/resumeDownload/flow.ts';
import { download } from '../../../packages/machines/src/flows/resumeDownload/scenarios.ts';
import { settled } from '../../../packages/machines/src/testing/replay.ts';
import { hiredPair } from '../hiredPair.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { sendFile } from './files.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { presses, pressesAgain, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof resumeDownloadMachine;

const call = 'downloadResume';
const fileName = 'rosa-winkler.pdf';
const button = 'Download Resume';

const moves: LivedMove<Machine, World>[] = [
  presses(button, download, { when: (at) => at.matches('ready') }),
  pressesAgain(button, call),
  {
    name: 'it is downloaded',
    by: 'answer',
    events: (at) => (at.matches('downloading') ? [settled(call)] : null),
    async happen({ page, calls }) {
      const coming = page.waitForEvent('download');
      await (await calls.next()).loose();
      expect((await coming).suggestedFilename()).toBe(fileName);
      return [settled(call)];
    },
  },
  ...spoils<Machine, World>(call),
];

test('a client downloads the resume of an applicant: every way to it', async ({
  traveller: { page, line },
  person,
  mail,
  oracle,
  db,
}) => {
  const freelancer = await person('freelancer');
  const { projectId, freelancerToken } = await hiredPair(page, freelancer, mail);
  await sendFile(freelancer.request, 'post', '/freelancer/profile/resume', {
    field: 'resume',
    file: { name: fileName, mimeType: 'application/pdf', buffer: pdf() },
    token: freelancerToken,
  });
  const { id } = await db
    .selectFrom('applications')
    .select('id')
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow();
  // No screen shows what the file's address is.
  const input = { resume: { url: '/api/v1/files/a', fileName, size: 1, uploadedAt: '2026-10-02T09:30:00.000Z' } };
  const calls = await holdCalls(page, /^GET \/files\//);
  // The name of the file, and the button beside it.
  const place = (where: Page) =>
    where.getByRole('button', { name: button }).locator(`xpath=ancestor::*[contains(., '${fileName}')][1]`);
  await live({
    name: 'resumeDownload',
    machine: resumeDownloadMachine,
    input,
    moves,
    page,
    calls,
    place,
    isAtWork: () => true,
    draw: (events) => oracle.draw('resumeDownload', { input, events }),
    async begin() {
      await page.goto(`/client-dashboard?tab=applicants&application=${id}`);
      await expect(place(page)).toBeVisible();
      return { page, place: place(page), line, calls };
    },
  });
});
