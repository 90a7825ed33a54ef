/** A rectangle in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** The messages are higher than the room for them: they scroll in it. */
  maxHeight: number | null;
}

interface Situation {
  viewport: Size;
  /** Of all messages together. */
  size: Size;
  /** What they must not lie on. */
  obstacles: readonly Box[];
  /** What else they should not lie on, the more important first: given up from the end where no room is left. */
  wishes?: readonly (readonly Box[])[];
  /** How far they stay from the edges of the window and from obstacles. */
  margin: number;
  isRightToLeft: boolean;
  /** Where they are: they stay as long as they lie on nothing. */
  current: Pick<Place, 'left' | 'top'> | null;
}

interface Gap {
  left: number;
  top: number;
  height: number;
}

/** The free parts of a column of the window, from above. */
function gapsIn(left: number, { viewport, size, obstacles, margin }: Situation): Gap[] {
  const inTheWay = obstacles
    .filter((box) => box.left < left + size.width + margin && box.right > left - margin)
    .toSorted((one, other) => one.top - other.top);
  const gaps: Gap[] = [];
  let top = margin;
  for (const box of [...inTheWay, { top: viewport.height, bottom: viewport.height }]) {
    const height = Math.min(box.top, viewport.height) - margin - top;
    if (height > 0) gaps.push({ left, top, height });
    top = Math.max(top, box.bottom + margin);
  }
  return gaps;
}

const least = 44;

/** The columns that messages may stand in: at the end of the line, at its beginning, in the middle. */
function columnsOf({ viewport, size, margin, isRightToLeft }: Situation): number[] {
  const right = viewport.width - margin - size.width;
  return [...new Set([...(isRightToLeft ? [margin, right] : [right, margin]), (margin + right) / 2])];
}

const gapsAround = (situation: Situation) => columnsOf(situation).flatMap((left) => gapsIn(left, situation));

/** A place that holds all messages and covers none of the obstacles: where they are, if it does. */
function roomIn(situation: Situation): Place | null {
  const { size, current } = situation;
  const fitting = gapsAround(situation).filter(({ height }) => height >= size.height);
  const stays =
    current !== null &&
    fitting.some(
      ({ left, top, height }) =>
        left === current.left && top <= current.top && current.top + size.height <= top + height,
    );
  if (stays) return { ...current, maxHeight: null };
  const [first] = fitting;
  return first ? { left: first.left, top: first.top, maxHeight: null } : null;
}

/**
 * Where messages lie: as high as they can at the end of the line, which is below the header; elsewhere when something is
 * there that must stay in sight. Where all of them have no room, they scroll in the largest there is.
 */
export function placeOf({ wishes = [], ...situation }: Situation): Place {
  for (let kept = wishes.length; kept >= 0; kept -= 1) {
    const obstacles = [...situation.obstacles, ...wishes.slice(0, kept).flat()];
    const room = roomIn({ ...situation, obstacles });
    if (room) return room;
  }
  const [largest] = gapsAround(situation).toSorted((one, other) => other.height - one.height);
  // A line of text must be read: where not even that has room, something is covered.
  if (largest === undefined || largest.height < least)
    return { left: columnsOf(situation)[0] ?? situation.margin, top: situation.margin, maxHeight: null };
  return { left: largest.left, top: largest.top, maxHeight: largest.height };
}
