import { chromium } from 'playwright';

import { browserOptions, ensureBrowser } from '../../../scripts/browser.ts';
import { buildStorybook, serveStorybook } from '../../../scripts/storybookStatic.ts';
import { startGuildhall } from '../../e2e/guildhall.ts';
import { defects, leastShare, quickDefects } from './index.ts';
import { testTheAudit } from './testTheAudit.ts';

/** `node tests/audit/defects/run.ts [--quick | id …]`: which injected defects the audit catches. */
const wanted = process.argv.slice(2);
const isQuick = wanted.includes('--quick');
const chosen = isQuick ? quickDefects : defects.filter(({ id }) => wanted.length === 0 || wanted.includes(id));

await ensureBrowser();
await buildStorybook();
const storybook = await serveStorybook();
const guildhall = chosen.some(({ page }) => 'route' in page)
  ? await startGuildhall({ SEED: 'demo', LIMITS: 'off' })
  : null;
const browser = await chromium.launch(browserOptions('light'));
const start = performance.now();
try {
  const places = { storybook: storybook.url, product: guildhall?.url ?? null };
  const verdicts = await testTheAudit(browser, chosen, places, ({ defect, isCaught, because, took }) =>
    console.log(`${isCaught ? '✓' : '✗'} ${defect.criterion} ${defect.id} (${(took / 1000).toFixed(1)} s) ${because}`),
  );
  const missed = verdicts.filter(({ isCaught }) => !isCaught);
  const caught = verdicts.length - missed.length;
  console.log(
    `${caught} of ${verdicts.length} injected defects caught in ${((performance.now() - start) / 1000).toFixed(0)} s.`,
  );
  for (const { defect, because } of missed) console.log(`missed: ${defect.title} (${because})`);
  process.exitCode = caught / verdicts.length >= leastShare ? 0 : 1;
} finally {
  await browser.close();
  await storybook.close();
  await guildhall?.stop();
}
