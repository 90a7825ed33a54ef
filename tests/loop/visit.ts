import type { Effect, Part } from './page/types.ts';

/** What one control did in one story. */
export interface Operation {
  control: string;
  effects: Effect[];
  /** Why the stage could not operate it. */
  trouble?: string;
}

/** One story with all of its controls operated. */
export interface Visit {
  story: string;
  parts: Part[];
  operations: Operation[];
}
