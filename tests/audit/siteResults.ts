import type { Setting, SiteCheck } from './check.ts';
import type { VisitResult } from './results.ts';
import type { Visitor } from './visit.ts';

const setting: Setting = { theme: 'light', direction: 'ltr', width: 1280 };

/** Compares all pages that one person sees in the full marketplace. */
export function siteResults(results: readonly VisitResult[], checks: readonly SiteCheck[]): VisitResult[] {
  const facts = results.flatMap((result) => (result.facts?.data === 'loaded' ? [result.facts] : []));
  const visitors = [...new Set(facts.map(({ visitor }) => visitor))];
  return visitors.map((visitor: Visitor): VisitResult => {
    const place = `All pages as ${visitor}`;
    const pages = facts.filter((each) => each.visitor === visitor).map(({ page }) => page);
    return {
      key: place,
      kind: 'site',
      place,
      looks: [{ ...setting, checks: checks.map(({ id }) => id) }],
      findings: checks.flatMap((check) => check.judge(pages).map((finding) => ({ ...finding, setting }))),
      failures: [],
      facts: null,
    };
  });
}
