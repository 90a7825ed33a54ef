import type { Check, Finding, SiteCheck } from '../check.ts';
import type { Criterion } from '../criteria.ts';
import { criteria } from '../criteria.ts';
import type { Found, VisitResult } from '../results.ts';
import type { Verdict } from './conformance.ts';
import { verdictOn } from './conformance.ts';

/** Where a fault was met: the page, the settings, and the elements there. */
export interface FoundPlace {
  place: string;
  settings: string[];
  targets: string[];
}

/** One fault, or one thing that was explained, with every place where it was met. Its target is the first. */
export interface GroupedFinding extends Finding {
  places: FoundPlace[];
}

export interface CheckEvidence extends Pick<Check, 'id' | 'title' | 'method' | 'criteria'> {
  /** Pages on which it was run. */
  pages: number;
  /** How often it was run: a page in each setting counts. */
  runs: number;
  findings: number;
  explained: number;
}

export interface CriterionEvidence extends Criterion {
  /** Ids of the checks behind it. */
  checks: string[];
  pages: number;
  runs: number;
  findings: number;
  explained: number;
  verdict: Verdict;
}

export interface Failure {
  place: string;
  check: string | null;
  message: string;
}

/** What the results say, check by check and criterion by criterion. */
export interface Evidence {
  checks: CheckEvidence[];
  criteria: CriterionEvidence[];
  findings: GroupedFinding[];
  explained: GroupedFinding[];
  /** What could not be checked. */
  failures: Failure[];
  figures: {
    stories: number;
    routes: number;
    /** Pages in a setting. */
    looks: number;
    /** Checks run on a page in a setting. */
    runs: number;
    axeRuns: number;
    criteriaWithCheck: number;
    findings: number;
    explained: number;
    failures: number;
  };
}

export type AnyCheck = Pick<Check | SiteCheck, 'id' | 'title' | 'method' | 'criteria'>;

const isOpen = ({ explanation }: Finding) => explanation === undefined;
const settingText = ({ setting }: Found) => `${setting.theme}, ${setting.direction}, ${setting.width} px`;

/** A message without the element's HTML, which names the theme and what is written in the page. */
const gist = ({ message }: Finding) => message.replace(/\s*<.*$/s, '');

/** The same fault in many settings and on many pages is one fault. */
function group(results: readonly VisitResult[], which: (finding: Finding) => boolean): GroupedFinding[] {
  const groups = new Map<string, GroupedFinding>();
  for (const { place, findings } of results) {
    for (const found of findings.filter(which)) {
      const { setting: _, ...finding } = found;
      const key = JSON.stringify([finding.check, finding.criteria, gist(finding), finding.explanation]);
      const known = groups.get(key) ?? { ...finding, places: [] };
      groups.set(key, known);
      const there = known.places.find((each) => each.place === place) ?? { place, settings: [], targets: [] };
      if (!known.places.includes(there)) known.places.push(there);
      if (!there.settings.includes(settingText(found))) there.settings.push(settingText(found));
      if (!there.targets.includes(found.target)) there.targets.push(found.target);
    }
  }
  return [...groups.values()];
}

/** On which pages, and how often, each check was run. */
function tally(results: readonly VisitResult[]) {
  const pages = new Map<string, Set<string>>();
  const runs = new Map<string, number>();
  for (const { kind, place, looks } of results) {
    for (const id of looks.flatMap((look) => look.checks)) {
      runs.set(id, (runs.get(id) ?? 0) + 1);
      const known = pages.get(id) ?? new Set();
      pages.set(id, known.add(`${kind} ${place}`));
    }
  }
  return {
    pagesOf: (ids: readonly string[]) => new Set(ids.flatMap((id) => [...(pages.get(id) ?? [])])).size,
    runsOf: (ids: readonly string[]) => ids.reduce((sum, id) => sum + (runs.get(id) ?? 0), 0),
  };
}

export function gatherEvidence(results: readonly VisitResult[], checks: readonly AnyCheck[]): Evidence {
  const { pagesOf, runsOf } = tally(results);
  const findings = group(results, isOpen);
  const explained = group(results, (finding) => !isOpen(finding));
  const failures = results.flatMap(({ place, failures: all }) =>
    all.map(({ check, message }): Failure => ({ place, check, message })),
  );

  const ofCriterion = (criterion: Criterion): CriterionEvidence => {
    const behind = checks.filter((check) => check.criteria.includes(criterion.number));
    const ids = behind.map(({ id }) => id);
    const breaking = findings.filter((finding) => finding.criteria.includes(criterion.number));
    const pages = pagesOf(ids);
    const pagesWithFindings = new Set(breaking.flatMap(({ places }) => places.map(({ place }) => place))).size;
    return {
      ...criterion,
      checks: ids,
      pages,
      runs: runsOf(ids),
      findings: breaking.length,
      explained: explained.filter((finding) => finding.criteria.includes(criterion.number)).length,
      verdict: verdictOn(criterion, {
        checks: behind.map(({ title }) => title),
        pages,
        pagesWithFindings,
        findings: breaking.length,
      }),
    };
  };

  const evidenceOfCriteria = criteria.map(ofCriterion);
  const ids = checks.map(({ id }) => id);
  const placesOf = (kind: VisitResult['kind']) =>
    new Set(results.filter((result) => result.kind === kind).map(({ place }) => place)).size;
  return {
    checks: checks.map(({ id, title, method, criteria: about }) => ({
      id,
      title,
      method,
      criteria: about,
      pages: pagesOf([id]),
      runs: runsOf([id]),
      findings: findings.filter(({ check }) => check === id).length,
      explained: explained.filter(({ check }) => check === id).length,
    })),
    criteria: evidenceOfCriteria,
    findings,
    explained,
    failures,
    figures: {
      stories: placesOf('story'),
      routes: placesOf('route'),
      looks: results.reduce((sum, { looks }) => sum + looks.length, 0),
      runs: runsOf(ids),
      axeRuns: runsOf(['axe']),
      criteriaWithCheck: evidenceOfCriteria.filter((criterion) => criterion.checks.length > 0).length,
      findings: findings.length,
      explained: explained.length,
      failures: failures.length,
    },
  };
}
