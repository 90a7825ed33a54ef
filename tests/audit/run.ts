import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import axe from 'axe-core';

import { readConfig } from '../../apps/server/src/config.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { buildStorybook, serveStorybook } from '../../scripts/storybookStatic.ts';
import { launch } from './browsers.ts';
import { checks as allChecks, siteChecks as allSiteChecks } from './checks/index.ts';
import { leastShare } from './defects/index.ts';
import { openJournal } from './journal.ts';
import { openMarketplaces } from './marketplaces.ts';
import type { Options } from './options.ts';
import { isWhole, readOptions, usage } from './options.ts';
import { makeVisits } from './protocol.ts';
import { gatherEvidence } from './report/evidence.ts';
import { product } from './report/product.ts';
import type { Run } from './report/report.ts';
import { reportRun } from './report/write.ts';
import { routeVisits } from './routes.ts';
import { siteResults } from './siteResults.ts';
import { storyVisits } from './stories.ts';
import { testedAudit } from './testedAudit.ts';

const root = join(import.meta.dirname, '../..');
const isHelpWanted = process.argv.includes('--help');

if (isHelpWanted) console.log(usage);
else process.exitCode = await run(readOptions(process.argv.slice(2)));

/** The protocol from end to end; gives the exit code. */
async function run(options: Options): Promise<number> {
  const startedAt = new Date();
  const start = performance.now();
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());

  const isWanted = ({ id }: { id: string }) => options.checks?.includes(id) ?? true;
  const checks = allChecks.filter(isWanted);
  const siteChecks = allSiteChecks.filter(isWanted);
  await ensureBrowser();
  await buildStorybook();
  const storybook = await serveStorybook();
  const isAuditTested = options.parts.includes('defects') && !options.grep && !options.checks;
  const areRoutesSeen = options.parts.includes('routes');
  const marketplaces = areRoutesSeen || isAuditTested ? await openMarketplaces() : null;
  try {
    const visits = [
      ...(options.parts.includes('stories') ? storyVisits(options) : []),
      ...(areRoutesSeen ? routeVisits(options) : []),
    ];
    if (visits.length === 0 && !isAuditTested)
      throw new Error('No story and no page matches: nothing would be looked at.');
    const journal = openJournal(
      options.resume,
      [...checks, ...siteChecks].map(({ id }) => id),
    );
    const places = { storybook: storybook.url, marketplaces };
    const work = { places, checks, journal, workers: options.workers, signal: stopping.signal };
    const results = await makeVisits(visits, work);
    const evidence = gatherEvidence(
      [...results, ...siteResults(results, siteChecks)],
      [...allChecks, ...allSiteChecks],
    );
    const url = marketplaces?.full.url;
    const isAuditSkipped = !isAuditTested || url === undefined || stopping.signal.aborted;
    const defects = isAuditSkipped
      ? null
      : await testedAudit({ storybook: storybook.url, product: url, workers: options.workers });
    const report: Run = {
      ...evidence,
      product: product(),
      contact: readConfig(process.env).supportEmail,
      run: {
        startedAt: startedAt.toISOString(),
        seconds: Math.round((performance.now() - start) / 1000),
        isWhole: isWhole(options) && !stopping.signal.aborted,
        scope: scopeOf(options, evidence.figures),
        browser: await browserName(),
        axe: axe.version,
        command: ['npm run a11y', ...process.argv.slice(2)].join(' ').replace('a11y ', 'a11y -- '),
      },
      defects,
    };
    await reportRun(report);
    // The Storybook that was audited carries the report.
    await cp(join(root, 'a11y-report'), join(root, 'storybook-static/accessibility'), { recursive: true });
    return tell(report);
  } finally {
    await storybook.close();
    await marketplaces?.stop();
  }
}

function tell({ figures, defects, run: { seconds } }: Run): number {
  const { stories, routes, looks, runs, axeRuns, criteriaWithCheck, findings, explained, failures } = figures;
  console.log(`
${stories} stories and ${routes} routes, ${looks} looks, ${runs} checks run, ${axeRuns} of them axe
${criteriaWithCheck} of 55 criteria have a check
${findings} findings, ${explained} explained in writing, ${failures} not checked
${defects ? `${defects.caught} of ${defects.injected} injected defects caught` : 'no defects injected'}
${Math.floor(seconds / 60)} min ${seconds % 60} s → a11y-report/index.html`);
  const isTrusted = defects === null || defects.caught / defects.injected >= leastShare;
  return findings + failures === 0 && isTrusted ? 0 : 1;
}

function scopeOf(options: Options, { stories, routes }: Run['figures']): string[] {
  const parts = [];
  const { themes, directions, widths, grep, checks } = options;
  const settings = `themes ${themes.join(', ')}; widths ${widths.join(', ')} px`;
  if (options.parts.includes('stories'))
    parts.push(`${stories} stories; ${settings}; directions ${directions.join(', ')}`);
  if (options.parts.includes('routes'))
    parts.push(
      `${routes} pages (address × visitor, client, freelancer × loaded, empty, failed; and as served, scripts off); ${settings}`,
    );
  if (grep) parts.push(`only what matches ${grep.source}`);
  if (checks) parts.push(`only the checks ${checks.join(', ')}`);
  return parts;
}

async function browserName(): Promise<string> {
  const browser = await launch();
  const name = `Chromium ${browser.version()}`;
  await browser.close();
  return name;
}
