import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import type { Random } from '../../../apps/server/src/seed/random.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { Figures, ModelApplication, ModelProject } from './model.ts';

export type Run = {
  readonly market: Marketplace;
  readonly clock: TestApp['clock'];
  /** Carries out the rejections that are due. */
  readonly carryOut: () => Promise<void>;
  readonly random: Random;
  readonly clients: readonly Person[];
  readonly freelancers: readonly Person[];
  /** The projects that steps may fall on. */
  readonly projects: ModelProject[];
  readonly figures: Map<string, Figures>;
};

export type Reply = { status: number; message: string; data: unknown };

/** One call, and what the machines say of it. */
export type Step = {
  readonly name: string;
  readonly project: ModelProject | undefined;
  readonly call: () => Promise<Reply>;
  readonly expected: number;
  /** What the machines do when the call is permitted. */
  readonly follow: (reply: Reply) => void;
};

export type Action = (run: Run) => Step | undefined;

/** Mostly whose turn it is; now and then someone else, who is refused whatever the state. */
export function actor(run: Run, people: readonly Person[], rightful: Person | undefined): Person {
  const { random } = run;
  return rightful && !random.chance(0.05) ? rightful : random.pick(people);
}

/** A stale version now and then: refused before the lifecycle is asked. */
export function version({ random }: Run): { headers: Record<string, string>; isStale: boolean } {
  const isStale = random.chance(0.04);
  return { headers: isStale ? { 'If-Match': '"0"' } : {}, isStale };
}

export const verdict = (isOwn: boolean, isStale: boolean, isLegal: boolean, success = 200): number =>
  isOwn ? (isStale ? 412 : isLegal ? success : 409) : 403;

export function pickApplication({ random, projects }: Run): [ModelProject, ModelApplication] | undefined {
  const candidates = projects.filter(({ applications }) => applications.length > 0);
  if (candidates.length === 0) return undefined;
  const project = random.pick(candidates);
  return [project, random.pick(project.applications)];
}
