import type { Page } from '@playwright/test';

import { rouse } from '../steps.ts';
import { forgetDrafts } from './arrangedMeeting.ts';
import type { Calls } from './calls.ts';

/** The code of the picture on the pages that edit a profile. */
export const pictureCode = '**/ProfilePicturePart-*.js';

const ownProfile = /\/(client|freelancer)\/profile$/;

/**
 * Opens a form over the own profile as a link within the app does. The app asks for the profile itself as well: whether
 * the session lasts and for the picture in the header, once more where that may change. These calls pass.
 *
 * @param calls the page's calls for the profile, held where the form is
 */
export async function openOwnForm(page: Page, calls: Calls, address: string): Promise<void> {
  let answers = 0;
  const areAnswered = page.waitForResponse((response) => {
    if (ownProfile.test(response.url())) answers += 1;
    return answers === 2;
  });
  await page.goto('/about');
  await rouse(page);
  await areAnswered;
  await page.evaluate((to) => window.history.pushState(null, '', to), address);
  // The header is there before the form’s code has come.
  await (await calls.next(/^GET .*\/profile$/)).serve();
}

/** As `openOwnForm`, with nothing typed in it yet. */
export async function openBlankForm(page: Page, calls: Calls, address: string): Promise<void> {
  // A page without scripts: a form that is left would keep its draft.
  await page.goto('/robots.txt');
  await forgetDrafts(page);
  await openOwnForm(page, calls, address);
}
