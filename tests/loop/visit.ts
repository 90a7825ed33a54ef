import type { Effect, Part } from './page/types.ts';

/** What one control did in one story. */
export interface Operation {
  control: string;
  effects: Effect[];
  /** Why the stage could not operate it. */
  trouble?: string;
  /** It was not operated here: this is what a control of the same name did in another story of the flow. */
  isRecalled?: boolean;
}

/** One story with all of its controls operated. */
export interface Visit {
  story: string;
  parts: Part[];
  operations: Operation[];
}
