import type { Setting } from '../check.ts';
import type { Found, VisitResult } from '../results.ts';
import type { Judged } from '../verdicts/verdict.ts';
import type { AnyCheck } from './evidence.ts';
import { gatherEvidence } from './evidence.ts';
import type { Report, Run } from './report.ts';
import { withVerdicts } from './write.ts';

export const light: Setting = { theme: 'light', direction: 'ltr', width: 1280 };
export const dark: Setting = { ...light, theme: 'dark' };

/** Two checks, of contrast and of names. */
export const sampleChecks: readonly AnyCheck[] = [
  { id: 'contrast', title: 'Text is readable', method: 'Measures.', criteria: ['1.4.3'] },
  { id: 'names', title: 'Controls have names', method: 'Reads.', criteria: ['4.1.2', '1.1.1'] },
];

/** A page on which both checks were run, in light and dark. */
export const visited = (place: string, findings: Found[] = []): VisitResult => ({
  key: place,
  kind: 'story',
  place,
  looks: [light, dark].map((setting) => ({ ...setting, checks: ['contrast', 'names'] })),
  findings,
  failures: [],
  facts: null,
});

export const faint = (setting: Setting, html = '<p>'): Found => ({
  check: 'contrast',
  criteria: ['1.4.3'],
  target: 'p',
  message: `Too faint. ${html}`,
  setting,
});

const runOf = (results: readonly VisitResult[]): Run => ({
  ...gatherEvidence(results, sampleChecks),
  product: { name: 'Guildhall', version: '1.2.3', commit: null },
  contact: 'support@guildhall.example',
  run: {
    startedAt: '2026-06-09T14:30:00.000Z',
    seconds: 61,
    isWhole: true,
    scope: ['3 stories'],
    browser: 'Chromium 1',
    axe: '4',
    command: 'npm run a11y',
  },
  defects: {
    injected: 30,
    caught: 29,
    missed: [{ id: 'here', title: 'A link that says “here”', criterion: '2.4.4', because: 'No check saw it.' }],
  },
});

/** Two screens, of which people judged so many. */
export const reportOf = (results: readonly VisitResult[], signed: readonly Judged[] = []): Report =>
  withVerdicts(runOf(results), signed, ['screens-home', 'screens-login']);
