import type { Page } from '@playwright/test';

import { settled } from '../../../packages/machines/src/testing/replay.ts';

/** What a page hears of how rates are spread: they are loaded beside its list, and nothing waits for them. */
export async function ratesLoaded(page: Page) {
  const answer = await page.request.get('/api/v1/public/freelancers/rates');
  const { data } = await answer.json();
  return settled('getFreelancerRates', data);
}
