import { applicantsFlow } from '@guildhall/machines/scenarios/applicants';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { sampleNow } from '../../kit/sampleNow.ts';
import { applicantParts } from './applicantParts.tsx';
import { ApplicantsView } from './ApplicantsView.tsx';

const { compared, opened } = applicantsFlow.snapshots;

const props = {
  send: () => {},
  now: sampleNow,
  clientName: 'Nora Lindgren',
  jobsHref: '#jobs',
  jobHref: () => '#job',
  detailsHref: () => '#details',
  interviewHref: () => null,
  pageHref: () => '#page',
  ResumeView: () => null,
  onClose: () => {},
  parts: applicantParts,
};

it('the list stays the same one, with what is unfolded in it, while an application is open beside it', async () => {
  await page.viewport(1280, 900);
  const screen = await render(<ApplicantsView {...props} snapshot={compared} />);
  const card = screen.getByRole('article').first();
  const before = card.element();
  await screen.rerender(<ApplicantsView {...props} snapshot={opened} />);
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(card.element()).toBe(before);
  await screen.rerender(<ApplicantsView {...props} snapshot={compared} />);
  expect(card.element()).toBe(before);
});
