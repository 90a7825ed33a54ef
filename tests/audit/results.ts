import type { Finding, PageFacts, Setting } from './check.ts';
import type { DataState, Visitor } from './visit.ts';

/** What was run on a page in one setting. */
export interface Look extends Setting {
  /** Ids of the checks, in their order. */
  checks: readonly string[];
}

export interface Found extends Finding {
  setting: Setting;
}

/** What one visit has told. */
export interface VisitResult {
  key: string;
  /** `site`: all pages that one person sees, compared with each other. */
  kind: 'story' | 'route' | 'site';
  place: string;
  looks: readonly Look[];
  findings: readonly Found[];
  /** Checks that broke, and pages that did not open: neither is a finding, and neither is a pass. */
  failures: readonly { check: string | null; message: string; setting: Setting | null }[];
  /** For checks of all routes together. */
  facts: { visitor: Visitor; data: DataState; page: PageFacts } | null;
}
