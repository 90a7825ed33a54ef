import type { Judged } from '../verdicts/verdict.ts';
import type { CriterionEvidence, Evidence } from './evidence.ts';

/** What the audit of the audit has told: faults were put in on purpose, and looked for. */
export interface DefectsResult {
  injected: number;
  caught: number;
  /** Those that no check has seen. */
  missed: readonly { id: string; title: string; criterion: string; because: string }[];
}

/** What a run found; `run.json` is this. */
export interface Run extends Evidence {
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

/** Whether any program has looked yet. */
export const hasRun = ({ run }: Pick<Run, 'run'>): boolean => run.scope.length > 0;

export interface JudgedCriterion extends CriterionEvidence {
  /** What people signed. `verdict` counts it in. */
  signed: readonly Judged[];
}

/** Everything that the report says, of programs and of people; `report.json` is this. */
export interface Report extends Run {
  criteria: JudgedCriterion[];
}
