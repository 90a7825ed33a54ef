import type { Evidence } from './evidence.ts';

/** What the audit of the audit has told: faults were put in on purpose, and looked for. */
export interface DefectsResult {
  injected: number;
  caught: number;
  /** Those that no check has seen. */
  missed: readonly { id: string; title: string; criterion: string; because: string }[];
}

/** Everything that the report says; `report.json` is this. */
export interface Report extends Evidence {
  product: { name: string; version: string; commit: string | null };
  /** The address for questions about accessibility. */
  contact: string;
  run: {
    startedAt: string;
    seconds: number;
    /** Whether everything of the protocol was run: else the report speaks only of what was. */
    isWhole: boolean;
    /** What was run, in words. */
    scope: readonly string[];
    browser: string;
    axe: string;
    command: string;
  };
  /** Null where they were not run. */
  defects: DefectsResult | null;
}
