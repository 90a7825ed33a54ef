import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults, NodeResult, Result } from 'axe-core';

import type { Check, CriterionNumber, Finding } from '../check.ts';
import { explain } from './axeIncomplete.ts';

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

export const axeCheck: Check = {
  id: 'axe',
  title: 'axe finds no fault',
  criteria: [...new Set(axe.getRules(tags).flatMap((rule) => criteriaOf(rule.tags)))].toSorted(),
  method: `axe-core ${axe.version} over the whole page with the rules tagged ${tags.join(', ')}, none disabled. What axe cannot decide is a finding too, unless a person has explained it in writing.`,
  appliesTo: () => true,
  async run(page, { kind }) {
    await loadAxe(page);
    const { violations, incomplete } = await page.evaluate(
      // In the page, where axe has just put itself on the window.
      ({ values, isPage }) =>
        (globalThis as unknown as { axe: { run: (context: Node, options: object) => Promise<AxeResults> } }).axe.run(
          // A story is part of a page: what a page must have, as one first heading, is asked of routes.
          isPage ? document : document.body,
          { runOnly: { type: 'tag', values }, resultTypes: ['violations', 'incomplete'] },
        ),
      { values: tags, isPage: kind === 'route' },
    );
    return [...findingsOf(violations, 'violations'), ...findingsOf(incomplete, 'incomplete')];
  },
};
