import type { Setting } from '../../check.ts';
import type { Fault } from './pageCheck.ts';
import type { TabStop } from './tabStops.ts';

type Direction = Setting['direction'];

/** Pixels by which boxes of one line may be apart. */
const slack = 4;

/** Whether the eye, too, finds `next` after `one`. */
function isReadBefore(one: TabStop, next: TabStop, ofPage: Direction): boolean {
  const direction = one.direction === next.direction ? one.direction : ofPage;
  const [a, b] = [one.box, next.box];
  const isOneLine = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  // One in the other: a link on a card, a button in a field.
  const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  if (isOneLine) {
    if (overlap > slack || (one.isInText && next.isInText)) return true;
    return direction === 'ltr' ? b.left >= a.right - slack : b.right <= a.left + slack;
  }
  // Up again is right only into the next column.
  if (b.bottom <= a.top + slack) return direction === 'ltr' ? b.left >= a.right - slack : b.right <= a.left + slack;
  return true;
}

/** Stops that the Tab key reaches in another order than the document's or the eye's. */
export function judgeOrder(stops: readonly TabStop[], direction: Direction): Fault[] {
  return stops.flatMap((next, index) => {
    const one = stops[index - 1];
    if (!one) return [];
    if (next.place < one.place)
      return [{ target: next.selector, message: `Tab reaches it after ${one.label}, which stands later in the page.` }];
    if (one.isFixed || next.isFixed || isReadBefore(one, next, direction)) return [];
    return [{ target: next.selector, message: `Tab reaches it after ${one.label}, but the eye finds it before.` }];
  });
}

/** Each part once, by the stop at which it is entered. */
const entries = (stops: readonly TabStop[]) => stops.filter(({ group }, index) => group !== stops[index - 1]?.group);

/** Where going back is not the way there, reversed. Parts with one stop may be entered from either end. */
export function judgeReverse(forth: readonly TabStop[], back: readonly TabStop[]): Fault[] {
  const [expected, found] = [entries(forth.toReversed()), entries(back)];
  const at = expected.findIndex(({ group }, index) => found[index]?.group !== group);
  if (at === -1) return [];
  const [wanted, got] = [expected[at], found[at]];
  return [
    {
      target: wanted?.selector ?? 'body',
      message: `Shift+Tab should reach ${wanted?.label}, as Tab did, and reaches ${got?.label ?? 'nothing'}.`,
    },
  ];
}
