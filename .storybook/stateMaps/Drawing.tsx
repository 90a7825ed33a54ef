import { useState } from 'react';

import * as styles from './drawing.css.ts';
import { EdgeShape } from './EdgeShape.tsx';
import { isInside } from './geometry.ts';
import type { Drawing as DrawingOf, PlacedLink } from './layout.ts';
import { partOf } from './parts.ts';
import { PartShape } from './PartShape.tsx';
import type { StateStories } from './storiesOfStates.ts';
import { spoken } from './words.ts';

export interface DrawingProps {
  name: string;
  drawing: DrawingOf;
  stories: StateStories;
  /** The state to point out; the names of several that are active at once are parted by spaces. */
  current?: string | undefined;
  /** What a press on a state does. Default: it opens the state's story. */
  onOpen?: ((stateId: string) => void) | undefined;
  /** How large, as a factor. At 1, type is as large as on the rest of the page. */
  scale: number;
}

/** Pixels in a rem at a text size of 100%: drawings grow with the reader's text. */
const rem = 16;

/** A statechart: boxes in boxes, arrows between them, and each state a link to its story. */
export function Drawing({ name, drawing, stories, current, onOpen, scale }: DrawingProps) {
  const { width, height, parts, links } = drawing;
  const pointedOut = current?.split(' ') ?? [];
  const [traced, setTraced] = useState<string | null>(null);
  const containers = parts.filter(({ part }) => part.parts.length > 0 && part.state.parent !== null);
  const depthAt = ({ label }: PlacedLink) =>
    label ? Math.max(0, ...containers.filter((box) => isInside(label, box)).map(({ depth }) => depth)) : 0;
  return (
    <svg
      {...spoken('group', `Statechart of ${name}`)}
      width={`${(width * scale) / rem}rem`}
      height={`${(height * scale) / rem}rem`}
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
    >
      {parts.map((placed) => (
        <PartShape
          key={placed.part.id}
          placed={placed}
          story={stories[placed.part.state.id] ?? null}
          isCurrent={pointedOut.includes(placed.part.state.id) && placed.part.kind === 'state'}
          onOpen={onOpen}
          onTrace={setTraced}
        />
      ))}
      {links.map((placed) => (
        <EdgeShape
          key={placed.link.id}
          placed={placed}
          depth={depthAt(placed)}
          isTraced={traced !== null && [placed.link.from, placed.link.to].includes(partOf(traced))}
        />
      ))}
    </svg>
  );
}
