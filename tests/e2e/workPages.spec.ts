import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { inTurn, turnOfRun } from '../audit/rotation.ts';
import { expectToFit } from './axe.ts';
import { hearNothing, logIn } from './steps.ts';
import { expect, test } from './test.ts';

const turn = turnOfRun();

const workPages = {
  Client: [
    '/',
    '/client-dashboard',
    '/client-dashboard?tab=jobs',
    '/client-dashboard?tab=applicants',
    '/client-dashboard?tab=meetings',
    '/client-dashboard/timeline',
    '/post-job',
    '/client-profile-setup',
    '/profile',
    '/profile?tab=portfolio',
    '/edit-profile',
  ],
  Freelancer: [
    '/',
    '/freelancer-dashboard',
    '/freelancer-dashboard?tab=assigned',
    '/freelancer-dashboard?tab=applications',
    '/freelancer-dashboard?tab=profile',
    '/freelancer-dashboard?tab=meetings',
    '/freelancer-dashboard/timeline',
    '/find-work',
    '/freelancer-profile-setup',
    '/profile',
    '/profile?tab=portfolio',
    '/profile?tab=reviews',
    '/edit-profile',
    '/edit-profile?part=experience',
  ],
} as const;

const accounts = { Client: demoAccounts.client, Freelancer: demoAccounts.freelancer };

for (const role of ['Client', 'Freelancer'] as const) {
  test(`the work pages of a ${role.toLowerCase()} pass axe and do not scroll sideways, narrow and wide (A11Y_TURN=${turn})`, async ({
    person,
  }) => {
    const page = await person(role);
    await hearNothing(page);
    await logIn(page, role, accounts[role]);
    await expect(page).toHaveURL(/dashboard/);
    for (const path of inTurn<string>(workPages[role], 6)) {
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectToFit(page, path);
      await page.setViewportSize({ width: 1280, height: 844 });
      await expectToFit(page, path);
    }
  });
}
