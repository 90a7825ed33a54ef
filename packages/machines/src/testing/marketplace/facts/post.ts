import type { Schema } from '../../../kit/schema.ts';
import type { Client } from './clients.ts';
import { idOf } from './kit.ts';

/** Work that was handed in, and why it was sent back if it was. */
export interface HandedIn {
  at: string;
  words: string;
  sentBack?: { at: string; reason: string };
}

/** What is true of a job, besides what follows from its applications and ratings. */
export interface Post {
  id: string;
  client: Client;
  title: string;
  description: string;
  skills: readonly Schema<'Skill'>[];
  budget: Schema<'BudgetRange'>;
  duration: Schema<'Duration'>;
  postedAt: string;
  /** How its text was changed, in order. */
  edits: readonly ({ at: string } & Schema<'PostChange'>)[];
  handedIn: readonly HandedIn[];
  approvedAt: string | null;
  ended: Schema<'ProjectEnding'> | null;
  withdrawn: { at: string; reason: string | null } | null;
}

type Written = Pick<Post, 'title' | 'description' | 'skills' | 'duration' | 'postedAt'> & {
  budget: readonly [number, number];
} & Partial<Pick<Post, 'edits' | 'handedIn' | 'approvedAt' | 'ended' | 'withdrawn'>>;

/** A job of a client's. What is not said has not happened. */
export const post = (number: number, client: Client, { budget: [min, max], ...facts }: Written): Post => ({
  edits: [],
  handedIn: [],
  approvedAt: null,
  ended: null,
  withdrawn: null,
  ...facts,
  id: idOf(2, number),
  client,
  budget: { min, max },
});
