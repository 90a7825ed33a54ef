import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { openAcrYaml, toOpenAcr } from './openAcr.ts';
import { openAcr } from './openAcrSchema.ts';
import { faint, light, reportOf, visited } from './sampleResults.ts';

test('the report for other tools is read back from its YAML as what the form asks for', () => {
  const yaml = openAcrYaml(reportOf([visited('one')]));
  const read = openAcr.parse(parse(yaml));
  expect(read.title).toBe('Guildhall Accessibility Conformance Report');
  expect(read.report_date).toBe('2026-06-09');
  expect(read.chapters.success_criteria_level_a.criteria).toHaveLength(32);
  expect(read.chapters.success_criteria_level_aa.criteria).toHaveLength(24);
});

test('parsing, which the form still lists, is not applicable because the standard has removed it', () => {
  const { chapters } = toOpenAcr(reportOf([visited('one')]));
  const row = chapters.success_criteria_level_a.criteria.find(({ num }) => num === '4.1.1');
  expect(row?.components[0]?.adherence).toEqual({
    level: 'not-applicable',
    notes: 'WCAG 2.2 has removed this criterion as obsolete.',
  });
});

test('faults are told as faults', () => {
  const { chapters } = toOpenAcr(reportOf([visited('one', [faint(light)])]));
  const row = chapters.success_criteria_level_aa.criteria.find(({ num }) => num === '1.4.3');
  expect(row?.components[0]?.adherence.level).toBe('does-not-support');
});

test('a form with a row missing or with a word of its own is refused', () => {
  const report = toOpenAcr(reportOf([visited('one')]));
  const rows = report.chapters.success_criteria_level_aa.criteria;
  const withRows = (criteria: unknown) => ({
    ...report,
    chapters: { ...report.chapters, success_criteria_level_aa: { criteria } },
  });
  expect(openAcr.safeParse(withRows(rows)).success).toBe(true);
  expect(openAcr.safeParse(withRows(rows.slice(1))).success).toBe(false);
  const boasting = { num: '1.2.4', components: [{ name: 'web', adherence: { level: 'perfect', notes: 'Yes.' } }] };
  expect(openAcr.safeParse(withRows([boasting, ...rows.slice(1)])).success).toBe(false);
});
