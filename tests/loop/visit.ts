import type { Effect, Part } from './page/types.ts';

/** What one control did in one story. */
export interface Operation {
  control: string;
  effects: Effect[];
  /** Why the stage could not operate it. */
  trouble?: string;
  /** It holds an answer, and the page looks as if it had been given none. */
  isFrozen: boolean;
}

/** One story with all of its controls operated. */
export interface Visit {
  story: string;
  parts: Part[];
  operations: Operation[];
}
