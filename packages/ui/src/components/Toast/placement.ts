/** A rectangle in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
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

/**
 * Where messages lie: as high as they can at the end of the line, which is below the header; elsewhere when something is
 * there that must stay in sight. Where all of them have no room, they scroll in the largest there is.
 */
export function placeOf(situation: Situation): Place {
  const { viewport, size, margin, isRightToLeft, current } = situation;
  const right = viewport.width - margin - size.width;
  const columns = isRightToLeft ? [margin, right] : [right, margin];
  const gaps = [...new Set([...columns, (margin + right) / 2])].flatMap((left) => gapsIn(left, situation));
  const fitting = gaps.filter(({ height }) => height >= size.height);
  const stays =
    current !== null &&
    fitting.some(
      ({ left, top, height }) =>
        left === current.left && top <= current.top && current.top + size.height <= top + height,
    );
  if (stays) return { ...current, maxHeight: null };
  const [first] = fitting;
  if (first) return { left: first.left, top: first.top, maxHeight: null };
  const [largest] = gaps.toSorted((one, other) => other.height - one.height);
  // A line of text must be read: where not even that has room, something is covered.
  if (largest === undefined || largest.height < least)
    return { left: columns[0] ?? margin, top: margin, maxHeight: null };
  return { left: largest.left, top: largest.top, maxHeight: largest.height };
}
