import { allTalent } from '../../../packages/machines/src/domain/talentCriteria.ts';
import { allWork } from '../../../packages/machines/src/domain/workCriteria.ts';
import { jobDirectoryMachine } from '../../../packages/machines/src/flows/jobDirectory/flow.ts';
import { talentDirectoryMachine } from '../../../packages/machines/src/flows/talentDirectory/flow.ts';
import { freelancerList, jobList, searchPagination } from '../../../packages/machines/src/testing/samples.ts';
import { arrive } from '../steps.ts';
import { holdCalls } from './calls.ts';
import { directoryMoves } from './directoryMoves.ts';
import { live } from './live.ts';
import { ratesLoaded } from './ratesLoaded.ts';
import type { Traveller } from './test.ts';
import { expect, test } from './test.ts';

/** A directory is loaded in the browser when its reader comes by a link; else the server has settled it. */
const flowAt = (
  { page, line }: Traveller,
  { link, path, calls }: { link: string; path: string; calls: Awaited<ReturnType<typeof holdCalls>> },
) => ({
  page,
  calls,
  place: (where: typeof page) => where.getByRole('main'),
  async begin() {
    await arrive(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    return { page, place: page.getByRole('main'), line, calls };
  },
});

test('the directory of jobs, come to by a link: every way through it', async ({ traveller, oracle }) => {
  const now = Date.now();
  await traveller.page.clock.setFixedTime(now);
  const calls = await holdCalls(traveller.page, /^GET \/public\/jobs$/);
  const input = { address: allWork, freelancer: null };
  await live({
    ...flowAt(traveller, { link: 'Browse jobs', path: '/jobs', calls }),
    name: 'jobDirectory',
    machine: jobDirectoryMachine,
    input,
    moves: directoryMoves<typeof jobDirectoryMachine>({
      call: 'listPublicJobs',
      box: 'Search jobs',
      found: jobList,
      nothing: { jobs: [], pagination: searchPagination(0) },
      usual: allWork.sort,
      other: 'budget-low',
    }),
    tell: ({ context: { address, form, result } }) =>
      `${address.query} ${form.sort} ${result && result.jobs.length > 0}`,
    draw: (events) => oracle.draw('jobDirectory', { input, events, now }),
  });
});

test('the directory of freelancers, come to by a link: every way through it', async ({ traveller, oracle }) => {
  const calls = await holdCalls(traveller.page, /^GET \/public\/freelancers$/);
  const input = { address: allTalent };
  const spread = await ratesLoaded(traveller.page);
  await live({
    ...flowAt(traveller, { link: 'Browse freelancers', path: '/freelancers', calls }),
    name: 'talentDirectory',
    machine: talentDirectoryMachine,
    input,
    moves: directoryMoves<typeof talentDirectoryMachine>({
      call: 'listPublicFreelancers',
      box: 'Search freelancers',
      found: freelancerList,
      nothing: { freelancers: [], pagination: searchPagination(0) },
      usual: allTalent.sort,
      other: 'rate-low',
    }),
    tell: ({ context: { address, form, result } }) =>
      `${address.query} ${form.sort} ${result && result.freelancers.length > 0}`,
    draw: (events) => oracle.draw('talentDirectory', { input, events: [spread, ...events] }),
  });
});
