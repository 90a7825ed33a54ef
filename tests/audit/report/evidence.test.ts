import { expect, test } from 'vitest';

import { gatherEvidence } from './evidence.ts';
import { dark, faint, light, sampleChecks, visited } from './sampleResults.ts';

const of = (evidence: ReturnType<typeof gatherEvidence>, number: string) =>
  evidence.criteria.find((criterion) => criterion.number === number);

test('an auditor reads for each criterion which checks were run, how often and on how many pages', () => {
  const evidence = gatherEvidence([visited('one'), visited('two')], sampleChecks);
  expect(of(evidence, '1.4.3')).toMatchObject({ checks: ['contrast'], pages: 2, runs: 4, findings: 0 });
  expect(of(evidence, '4.1.3')).toMatchObject({ checks: [], pages: 0, runs: 0 });
  expect(evidence.figures).toMatchObject({ stories: 2, routes: 0, looks: 4, runs: 8, criteriaWithCheck: 3 });
});

test('a clean run calls nothing supported: it is not evaluated, and says why', () => {
  const { criteria } = gatherEvidence([visited('one')], sampleChecks);
  const levels = new Set(criteria.map(({ verdict }) => verdict.level));
  expect(levels).toEqual(new Set(['not-evaluated', 'not-applicable']));
  expect(criteria.find(({ number }) => number === '1.4.3')?.verdict.remark).toMatch(
    /^Not evaluated by a person\. Automated checks found nothing on 1 page: Text is readable\. Left to a person: /,
  );
  expect(criteria.find(({ number }) => number === '3.3.7')?.verdict.remark).toContain('No automated check stands');
});

test('the same fault in two themes and on two pages is one fault with two places', () => {
  const results = [
    visited('one', [faint(light), faint(dark, '<p data-theme="dark">')]),
    visited('two', [faint(light), { ...faint(light), target: 'h2' }]),
    visited('three'),
    visited('four'),
  ];
  const { findings, ...evidence } = gatherEvidence(results, sampleChecks);
  expect(findings.map(({ places }) => places)).toEqual([
    [
      { place: 'one', settings: ['light, ltr, 1280 px', 'dark, ltr, 1280 px'], targets: ['p'] },
      { place: 'two', settings: ['light, ltr, 1280 px'], targets: ['p', 'h2'] },
    ],
  ]);
  expect(of({ findings, ...evidence }, '1.4.3')?.verdict.level).toBe('partially-supports');
  expect(of({ findings, ...evidence }, '4.1.2')?.verdict.level).toBe('not-evaluated');
});

test('a fault on most pages is not supported at all, even where the catalogue saw no use for the criterion', () => {
  const broken = visited('one', [{ ...faint(light), criteria: ['1.4.3', '1.4.2'] }]);
  const evidence = gatherEvidence([broken], [{ id: 'contrast', title: '', method: '', criteria: ['1.4.3', '1.4.2'] }]);
  expect(of(evidence, '1.4.3')?.verdict.level).toBe('does-not-support');
  expect(of(evidence, '1.4.2')?.verdict.level).toBe('does-not-support');
});

test('what a person has explained in writing is no fault, and stands in the report', () => {
  const explained = { ...faint(light), explanation: 'The text stands on a picture that is dark enough.' };
  const evidence = gatherEvidence([visited('one', [explained])], sampleChecks);
  expect(evidence.figures).toMatchObject({ findings: 0, explained: 1 });
  expect(of(evidence, '1.4.3')).toMatchObject({ findings: 0, explained: 1, verdict: { level: 'not-evaluated' } });
});

test('a check that broke off is neither a fault nor a pass', () => {
  const broken = { ...visited('one'), looks: [], failures: [{ check: 'names', message: 'Timeout', setting: light }] };
  const evidence = gatherEvidence([broken], sampleChecks);
  expect(evidence.failures).toEqual([{ place: 'one', check: 'names', message: 'Timeout' }]);
  expect(of(evidence, '4.1.2')?.verdict.remark).toContain('were not run this time');
});
