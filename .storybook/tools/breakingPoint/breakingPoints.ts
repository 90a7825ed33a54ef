import { breakpoints } from '../../../packages/ui/src/tokens/scales.ts';
import { widthLimits } from '../frame/widthLimits.ts';
import type { LayoutFault } from '../layout/layoutFaults.ts';

/** How a story is looked at. */
export interface Setting {
  /** In pixels. */
  width: number;
  /** Size of the text in percent. */
  text: number;
}

/** A setting at which something is wrong, while nothing is with a little more room or smaller text. */
export interface BreakingPoint extends Setting {
  faults: LayoutFault[];
}

/** The smallest text and the largest, in percent, and how far one step goes. */
export const textLimits = { least: 100, most: 310, step: 10 } as const;

/** What we promise: at this width and wider, with text of this size and smaller, nothing is wrong. */
export const promise: Setting = { width: 320, text: 200 };

export const isPromised = ({ width, text }: Setting): boolean => width >= promise.width && text <= promise.text;

/** Where the layout changes, in pixels: just there it has the least room. */
const changes = [widthLimits.least, promise.width, breakpoints.tablet, breakpoints.desktop].toSorted((a, b) => a - b);

/**
 * Between something wrong and something right, the last wrong number: found by halving, so that what is wrong must be so
 * up to one number and right from there on.
 */
export async function lastWrong(
  [wrong, right]: readonly [number, number],
  isWrong: (number: number) => Promise<boolean>,
  step = 1,
): Promise<number> {
  let [bad, good] = [wrong, right];
  while (Math.abs(good - bad) > step) {
    const middle = bad + Math.round((good - bad) / 2 / step) * step;
    if (await isWrong(middle)) bad = middle;
    else good = middle;
  }
  return bad;
}

/**
 * Where a story breaks: the widest that is wrong at 100% and at 200% text, and the smallest text that is wrong at 320 px
 * and at 1280 px. What is right in larger text is taken to be right in smaller text, and what is right where the layout
 * changes to be right up to its next change, so a story that never breaks is looked at six times.
 */
export async function breakingPoints(look: (setting: Setting) => Promise<LayoutFault[]>): Promise<BreakingPoint[]> {
  const seen = new Map<string, LayoutFault[]>();
  const faultsAt = async (setting: Setting) => {
    const key = `${setting.width} ${setting.text}`;
    const faults = seen.get(key) ?? (await look(setting));
    seen.set(key, faults);
    return faults;
  };
  const isWrong = async (setting: Setting) => (await faultsAt(setting)).length > 0;

  async function widest(text: number, starts: readonly number[]): Promise<number | null> {
    for (const start of starts.toReversed()) {
      if (!(await isWrong({ width: start, text }))) continue;
      const next = changes.find((change) => change > start);
      const end = next === undefined ? widthLimits.most : next - 1;
      if (await isWrong({ width: end, text })) return end;
      return lastWrong([start, end], (width) => isWrong({ width, text }));
    }
    return null;
  }

  async function smallestText(width: number): Promise<number | null> {
    const { least, most, step } = textLimits;
    if (!(await isWrong({ width, text: most }))) return null;
    if (await isWrong({ width, text: least })) return least;
    return lastWrong([most, least], (text) => isWrong({ width, text }), step);
  }

  const points: Setting[] = [];
  const add = (width: number | null, text: number | null) => {
    if (width === null || text === null) return;
    if (!points.some((point) => point.width === width && point.text === text)) points.push({ width, text });
  };
  const large = promise.text;
  add(await widest(large, changes), large);
  const tight: number[] = [];
  for (const width of changes) if (await isWrong({ width, text: large })) tight.push(width);
  add(await widest(textLimits.least, tight), textLimits.least);
  for (const width of [promise.width, 1280]) add(width, await smallestText(width));
  return Promise.all(points.map(async (point) => ({ ...point, faults: await faultsAt(point) })));
}
