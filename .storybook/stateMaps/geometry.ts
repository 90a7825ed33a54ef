export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

/** The point so far from `from` on the way to `to`. */
function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const written = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** An SVG path through the points, with its corners rounded as far as the pieces between them allow. */
export function roundedPath(points: readonly Point[], radius: number): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${written(point)}`;
      if (!after) return `L${written(point)}`;
      const room = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${written(towards(point, before, room))}Q${written(point)} ${written(towards(point, after, room))}`;
    })
    .join('');
}

/** Whether a box lies wholly in another. */
export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Whether two boxes share more than an edge. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Boxes that do not overlap, in the order in which a page is read: row by row, from left to right. */
export function asRead<Each extends Box>(boxes: readonly Each[]): Each[] {
  if (boxes.length === 0) return [];
  const end = Math.min(...boxes.map(({ y, height }) => y + height));
  const row = boxes.filter(({ y }) => y < end);
  const rest = boxes.filter(({ y }) => y >= end);
  return [...row.toSorted((a, b) => a.x - b.x), ...asRead(rest)];
}
