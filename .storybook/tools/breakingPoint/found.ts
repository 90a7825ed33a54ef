import { isPromised } from './breakingPoints.ts';
import type { BreakingPoint } from './breakingPoints.ts';

/** A story that breaks somewhere. */
export interface Broken {
  id: string;
  points: BreakingPoint[];
}

/** The file in which the run leaves what it has found, beside the pages of the Storybook that it has looked at. */
export const foundFile = 'breakingPoints.json';

/** How much is spared a story until it breaks: less is worse. What is promised comes first. */
function spared({ points }: Broken): number {
  return Math.min(...points.map((point) => (isPromised(point) ? 0 : 10_000) + 10 * point.text - point.width));
}

/** The worst first; those that are alike by name. */
export const worstFirst = (broken: readonly Broken[]): Broken[] =>
  broken.toSorted((one, other) => spared(one) - spared(other) || one.id.localeCompare(other.id));
