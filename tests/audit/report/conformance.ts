import type { Criterion } from '../criteria.ts';

/** Levels of OpenACR. A program never gives "supports": it is a word of people. */
export type Level = 'supports' | 'not-evaluated' | 'not-applicable' | 'partially-supports' | 'does-not-support';

export interface Verdict {
  level: Level;
  remark: string;
}

export interface Weight {
  /** Titles of the checks behind the criterion. */
  checks: readonly string[];
  /** Pages on which one of them was run. */
  pages: number;
  /** Pages on which one of them found something. */
  pagesWithFindings: number;
  findings: number;
}

const counted = (count: number, noun: string) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** What may be said of a criterion after a run without a person. */
export function verdictOn({ notApplicable, person }: Criterion, weight: Weight): Verdict {
  const { checks, pages, pagesWithFindings, findings } = weight;
  const left = `Left to a person: ${person}`;
  if (findings > 0) {
    // OpenACR's terms: some of the functionality, or the majority of it.
    const level = pagesWithFindings * 2 > pages ? 'does-not-support' : 'partially-supports';
    const remark = `Automated checks found ${counted(findings, 'fault')} on ${pagesWithFindings} of ${counted(pages, 'page')}.`;
    return { level, remark: `${remark} ${left}` };
  }
  if (notApplicable !== undefined) return { level: 'not-applicable', remark: notApplicable };
  const said =
    checks.length === 0
      ? 'No automated check stands behind this criterion.'
      : pages === 0
        ? `Its automated checks were not run this time: ${checks.join('; ')}.`
        : `Automated checks found nothing on ${counted(pages, 'page')}: ${checks.join('; ')}.`;
  return { level: 'not-evaluated', remark: `Not evaluated by a person. ${said} ${left}` };
}
