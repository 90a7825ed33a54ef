import * as styles from './drawing.css.ts';
import type { Point } from './geometry.ts';
import { roundedPath } from './geometry.ts';
import type { PlacedLink } from './layout.ts';
import { edgeWords, spoken } from './words.ts';

export interface EdgeShapeProps {
  placed: PlacedLink;
  /** How many boxes the label lies in. */
  depth: number;
  /** Whether it leads from or to the state that is looked at. */
  isTraced: boolean;
}

const arrow = { length: 9, width: 8 } as const;

/** The way of the line up to its head, and the head. */
function pointed(points: readonly Point[]): { shaft: readonly Point[]; head: string } {
  const [before, end] = points.slice(-2);
  if (!before || !end) return { shaft: points, head: '' };
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const along = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const foot = { x: end.x - along.x * arrow.length, y: end.y - along.y * arrow.length };
  const side = { x: (along.y * arrow.width) / 2, y: (-along.x * arrow.width) / 2 };
  const corners = [end, { x: foot.x + side.x, y: foot.y + side.y }, { x: foot.x - side.x, y: foot.y - side.y }];
  return {
    shaft: [...points.slice(0, -1), foot],
    head: corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '),
  };
}

/** An arrow, and what makes a machine follow it. */
export function EdgeShape({ placed: { link, points, label }, depth, isTraced }: EdgeShapeProps) {
  const { shaft, head } = pointed(points);
  return (
    <g className={isTraced ? styles.edge.traced : styles.edge.untraced}>
      <path className={styles.line} d={roundedPath(shaft, 10)} />
      <polygon className={styles.head} points={head} />
      {label ? (
        <g transform={`translate(${label.x} ${label.y})`}>
          <rect width={label.width} height={label.height} rx={4} className={styles.ground[depth % 2]} />
          {label.entries.map(({ transition, lines }) => (
            <g key={transition.id} {...spoken('img', edgeWords(transition, link.target))}>
              {lines.map(({ text, face, x, y }) => (
                <text
                  key={face}
                  x={x}
                  y={y}
                  className={`${styles.texts[face]} ${outcomeOf(transition.trigger.kind, face)}`}
                >
                  {text}
                </text>
              ))}
            </g>
          ))}
        </g>
      ) : null}
    </g>
  );
}

function outcomeOf(kind: string, face: string): string {
  if (face !== 'event') return '';
  if (kind === 'done') return styles.outcomes.done;
  return kind === 'failed' ? styles.outcomes.failed : '';
}
