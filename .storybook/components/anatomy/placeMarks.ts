/** A rectangle on the stage, in CSS pixels from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where a number is, by its center, and where the line from it ends, at the edge of the part. */
export interface Mark {
  number: Point;
  end: Point;
}

export interface Stage {
  width: number;
  height: number;
  /** The side on which lines of text begin; numbers prefer it. */
  start: 'left' | 'right';
  /** The diameter of a number in CSS pixels. */
  diameter: number;
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where along an edge a line may end, in shares of the edge, the best first. */
const shares = [0.5, 0.15, 0.85, 0.3, 0.7];

/** How far a number may be moved along its side to make room for another, in diameters. */
const shifts = [0, 1.1, -1.1, 2.2, -2.2];

/** How far a line ends before its part, in CSS pixels, so that its dot covers nothing. */
const before = 4;

const right = ({ x, width }: Box) => x + width;
const bottom = ({ y, height }: Box) => y + height;
const contains = (outer: Box, inner: Box) =>
  outer.x <= inner.x && outer.y <= inner.y && right(outer) >= right(inner) && bottom(outer) >= bottom(inner);

const overlap = (one: Box, other: Box) =>
  one.x < right(other) && other.x < right(one) && one.y < bottom(other) && other.y < bottom(one);

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** How much of a line lies within a box, in CSS pixels: the part of it between the box's edges (Liang–Barsky). */
function lengthWithin({ number, end }: Mark, box: Box): number {
  let from = 0;
  let to = 1;
  for (const [start, length, least, most] of [
    [number.x, end.x - number.x, box.x, right(box)],
    [number.y, end.y - number.y, box.y, bottom(box)],
  ] as const) {
    if (length === 0) {
      if (start <= least || start >= most) return 0;
      continue;
    }
    const [near, far] = [(least - start) / length, (most - start) / length].toSorted((one, other) => one - other);
    from = Math.max(from, near ?? 0);
    to = Math.min(to, far ?? 1);
  }
  return Math.max(0, to - from) * apart(number, end);
}

const crosses = (mark: Mark, box: Box) => lengthWithin(mark, box) > 0;

const around = ({ x, y }: Point, diameter: number): Box => ({
  x: x - diameter / 2,
  y: y - diameter / 2,
  width: diameter,
  height: diameter,
});

/** The smallest box with all of these in it. */
function unionOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y };
}

/** All marks that a part can have, each with what speaks against it. */
function* candidates(part: Box, whole: Box, stage: Stage): Generator<Mark & { cost: number }> {
  const { diameter, start } = stage;
  const gap = diameter * 1.2;
  const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
  const x = (value: number) => within(diameter / 2, value, stage.width - diameter / 2);
  const y = (value: number) => within(diameter / 2, value, stage.height - diameter / 2);
  const places = {
    left: { across: x(whole.x - gap), edge: part.x - before },
    right: { across: x(right(whole) + gap), edge: right(part) + before },
    top: { across: y(whole.y - gap), edge: part.y - before },
    bottom: { across: y(bottom(whole) + gap), edge: bottom(part) + before },
  };
  const order: Side[] = [start, 'top', start === 'left' ? 'right' : 'left', 'bottom'];
  for (const [rank, side] of order.entries()) {
    const { across, edge } = places[side];
    for (const [shareRank, share] of shares.entries()) {
      for (const shift of shifts) {
        const isOnSide = side === 'left' || side === 'right';
        const along = isOnSide ? part.y + part.height * share : part.x + part.width * share;
        const moved = along + shift * diameter;
        const mark = isOnSide
          ? { number: { x: across, y: y(moved) }, end: { x: edge, y: along } }
          : { number: { x: x(moved), y: across }, end: { x: along, y: edge } };
        const cost = rank * 8 + shareRank * 3 + Math.abs(shift) * 12 + apart(mark.number, mark.end) / 8;
        yield { ...mark, cost };
      }
    }
  }
}

/**
 * Places a number beside each part: outside of all that can be seen, with a line to the part that crosses nothing else
 * and no other number, as far as there is room. In the order of the parts.
 */
export function placeMarks(parts: readonly Box[], content: readonly Box[], stage: Stage): Mark[] {
  const whole = unionOf([...parts, ...content]);
  const placed = new Map<Box, Mark>();
  // What is small has few places; what is around others has many.
  for (const part of parts.toSorted((one, other) => one.width * one.height - other.width * other.height)) {
    const others = parts.filter((other) => other !== part && !contains(other, part) && !contains(part, other));
    const outer = parts.filter((other) => other !== part && contains(other, part));
    const seen = content.filter((other) => !contains(other, part) && !contains(part, other));
    const obstaclesOf = (mark: Mark) => {
      const own = around(mark.number, stage.diameter);
      const earlier = [...placed.values()];
      return (
        seen.filter((other) => crosses(mark, other)).length * 40 +
        seen.filter((other) => overlap(own, other)).length * 150 +
        others.filter((other) => crosses(mark, other)).length * 100 +
        // Within what is around it, the line may cover text.
        Math.max(0, ...outer.map((other) => lengthWithin(mark, other))) +
        earlier.filter(({ number }) => apart(number, mark.number) < stage.diameter * 1.05).length * 300 +
        earlier.filter(({ number }) => crosses(mark, around(number, stage.diameter))).length * 200 +
        earlier.filter((line) => crosses(line, own)).length * 200
      );
    };
    const [best] = [...candidates(part, whole, stage)]
      .map(({ cost, ...mark }) => ({ mark, cost: cost + obstaclesOf(mark) }))
      .toSorted((one, other) => one.cost - other.cost);
    if (best) placed.set(part, best.mark);
  }
  return parts.flatMap((part) => placed.get(part) ?? []);
}
