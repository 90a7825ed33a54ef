import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults, NodeResult, Result } from 'axe-core';

import type { Check, CriterionNumber, Finding } from '../check.ts';
import { explain } from './axeIncomplete.ts';
import { isWholePage } from './support/wholePage.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** `wcag1412` is 1.4.12. */
function criteriaOf(ruleTags: readonly string[]): CriterionNumber[] {
  return ruleTags.flatMap((tag): CriterionNumber[] => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return criterion === undefined ? [] : [`${Number(principle)}.${Number(guideline)}.${Number(criterion)}`];
  });
}

/** Puts axe on the window, once for a page. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

const reasonOf = (node: NodeResult) => [...node.any, ...node.all, ...node.none].map(({ message }) => message).join(' ');

function findingsOf(results: readonly Result[], of: 'violations' | 'incomplete'): Finding[] {
  return results.flatMap(({ id, help, tags: ruleTags, nodes }) =>
    nodes.map((node): Finding => {
      const reason = reasonOf(node);
      const explanation = of === 'incomplete' ? explain(id, reason, node.html) : undefined;
      return {
        check: 'axe',
        criteria: criteriaOf(ruleTags),
        target: node.target.flat().join(' '),
        message: `${id}: ${help}. ${of === 'incomplete' ? 'axe cannot decide: ' : ''}${reason} ${node.html}`,
        ...(explanation === undefined ? {} : { explanation }),
      };
    }),
  );
}

async function runAxe(page: Page, within: 'html' | 'body'): Promise<Finding[]> {
  await loadAxe(page);
  const { violations, incomplete } = await page.evaluate(
    // In the page, where axe has just put itself on the window.
    (given) =>
      (globalThis as unknown as { axe: { run: (context: string, options: object) => Promise<AxeResults> } }).axe.run(
        given.within,
        {
          runOnly: { type: 'tag', values: given.values },
          resultTypes: ['violations', 'incomplete'],
          // In milliseconds: axe asks each frame for an axe of its own, and waits half a second. No frame has one.
          pingWaitTime: 1,
        },
      ),
    { values: tags, within },
  );
  return [...findingsOf(violations, 'violations'), ...findingsOf(incomplete, 'incomplete')];
}

/** What axe finds on a page, without what stands in the excluded parts and in frames. */
export async function violationsOf(page: Page, excluded: string): Promise<string[]> {
  await loadAxe(page);
  const { violations } = await page.evaluate(
    // In the page, where axe has just put itself on the window.
    (given) =>
      (globalThis as unknown as { axe: { run: (context: object, options: object) => Promise<AxeResults> } }).axe.run(
        { include: [['html']], exclude: [[given.excluded]] },
        { runOnly: { type: 'tag', values: given.values }, resultTypes: ['violations'], iframes: false },
      ),
    { values: tags, excluded },
  );
  return findingsOf(violations, 'violations').map(({ message }) => message);
}

/** A page that shares the process of the one that opens it, since another process takes its time to start. */
async function openBeside(page: Page): Promise<Page> {
  const [beside] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void open('about:blank'))]);
  return beside;
}

/** What stands in frames that may run no scripts is looked at in a page of its own, as wide as its frame. */
async function runInFrames(page: Page): Promise<Finding[]> {
  const findings: Finding[] = [];
  let own: Page | undefined;
  for (const frame of page.frames().filter((each) => each !== page.mainFrame())) {
    const element = await frame.frameElement();
    const sandbox = await element.getAttribute('sandbox');
    if (sandbox === null || sandbox.split(' ').includes('allow-scripts')) continue;
    const { width = 320, height = 640 } = (await element.boundingBox()) ?? {};
    own ??= await openBeside(page);
    await own.setViewportSize({ width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) });
    await own.setContent(await frame.content());
    const inside = await runAxe(own, 'body');
    findings.push(...inside.map((finding) => ({ ...finding, target: `iframe ${finding.target}` })));
  }
  await own?.close();
  return findings;
}

export const axeCheck: Check = {
  id: 'axe',
  title: 'axe finds no fault',
  criteria: [...new Set(axe.getRules(tags).flatMap((rule) => criteriaOf(rule.tags)))].toSorted(),
  method: `axe-core ${axe.version} over the whole page with the rules tagged ${tags.join(', ')}, none disabled. What axe cannot decide is a finding too, unless a person has explained it in writing.`,
  appliesTo: () => true,
  async run(page, subject) {
    const within = (await isWholePage(page, subject)) ? 'html' : 'body';
    return [...(await runAxe(page, within)), ...(await runInFrames(page))];
  },
};
