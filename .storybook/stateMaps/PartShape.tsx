import { ArrowUpRight, Ban, Blocks, Columns2, LoaderCircle, RotateCcw } from 'lucide-react';

import * as styles from './drawing.css.ts';
import { arrow, sign } from './label.ts';
import type { PlacedPart } from './layout.ts';
import { openHere, openStory, storyHref } from './openStory.ts';
import type { Note } from './parts.ts';
import type { StoryLink } from './storyNames.ts';
import { spoken, stateWords } from './words.ts';

export interface PartShapeProps {
  placed: PlacedPart;
  /** What the state opens. */
  story: StoryLink | null;
  isCurrent: boolean;
  /** What a press does. Default: it opens the story. */
  onOpen?: ((stateId: string) => void) | undefined;
  /** Told which state is looked at. */
  onTrace: (stateId: string | null) => void;
}

const signs = { together: Columns2, archetype: Blocks, call: LoaderCircle, stays: RotateCcw, ignored: Ban } as const;
const radius = { state: 10, container: 14 } as const;

/** A box with its name and notes, a dot where a state begins, or the place where what can happen anywhere begins. */
export function PartShape(props: PartShapeProps) {
  const { placed } = props;
  const { part, caption, x, y, width, height } = placed;
  if (part.kind === 'start') {
    return <circle className={styles.dot} cx={x + width / 2} cy={y + height / 2} r={width / 2} aria-hidden="true" />;
  }
  // The machine itself has no box: that is the frame around the drawing.
  if (part.kind === 'state' && part.state.parent === null) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      {part.kind === 'anywhere' ? (
        <>
          <rect width={width} height={height} rx={height / 2 < 18 ? height / 2 : 14} className={styles.anywhere} />
          <Title {...caption} />
        </>
      ) : (
        <Named {...props} />
      )}
      {caption.notes.map(({ note, line }) => (
        <NoteLine key={`${note.kind} ${note.text}`} note={note} x={line.x} y={line.y} />
      ))}
    </g>
  );
}

/** What lies in a drawing is brought into sight by browsers up and down only. */
const bringIntoSight = (element: Element) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A state's box and name: a link where there is a story to open. */
function Named({ placed, story, isCurrent, onOpen, onTrace }: PartShapeProps) {
  const { part, caption, width, depth } = placed;
  const isContainer = part.parts.length > 0;
  const shape = <Shape placed={placed} isCurrent={isCurrent} />;
  // What lies in a container must stay in reach, so that only its head is pressed.
  const pressed = isContainer ? (
    <rect
      x={2}
      y={2}
      width={width - 4}
      height={caption.height - 2}
      rx={radius.container - 2}
      className={styles.ground[depth % 2]}
    />
  ) : (
    shape
  );
  const trace = { onPointerEnter: () => onTrace(part.state.id), onPointerLeave: () => onTrace(null) };
  const words = stateWords(part.state, isCurrent);
  if (!story) {
    return (
      <g {...spoken('img', words)} {...trace}>
        {shape}
        <Title {...caption} />
      </g>
    );
  }
  return (
    <>
      {isContainer ? shape : null}
      <a
        href={storyHref(story.id)}
        target="_top"
        aria-label={`${words}, ${onOpen ? 'leads there' : 'opens its story'}`}
        aria-current={isCurrent ? 'true' : undefined}
        className={styles.link}
        onClick={(event) => (onOpen ? openHere(event, () => onOpen(part.state.id)) : openStory(event, story.id))}
        onFocus={({ currentTarget }) => {
          onTrace(part.state.id);
          if (currentTarget.matches(':focus-visible')) bringIntoSight(currentTarget);
        }}
        onBlur={() => onTrace(null)}
        {...trace}
      >
        {pressed}
        <Title {...caption} />
        <ArrowUpRight
          aria-hidden="true"
          className={styles.opens}
          x={width - arrow.size - 10}
          y={12}
          width={arrow.size}
          height={arrow.size}
          strokeWidth={2}
        />
      </a>
    </>
  );
}

function Shape({ placed: { part, width, height, depth }, isCurrent }: Pick<PartShapeProps, 'placed' | 'isCurrent'>) {
  if (part.parts.length > 0) {
    const look = `${styles.container} ${styles.ground[depth % 2]} ${isCurrent ? styles.current : ''}`;
    return <rect width={width} height={height} rx={radius.container} className={look} />;
  }
  const { calls, isPassedThrough, kind } = part.state;
  const looks = [
    styles.box,
    calls.length > 0 && styles.busy,
    isPassedThrough && styles.passedThrough,
    isCurrent && styles.current,
  ];
  return (
    <>
      <rect width={width} height={height} rx={radius.state} className={looks.filter(Boolean).join(' ')} />
      {kind === 'final' ? (
        <rect x={4} y={4} width={width - 8} height={height - 8} rx={radius.state - 3} className={styles.inner} />
      ) : null}
    </>
  );
}

function Title({ title }: PlacedPart['caption']) {
  if (!title) return null;
  return (
    <text x={title.x} y={title.y} className={styles.texts[title.face]}>
      {title.text}
    </text>
  );
}

function NoteLine({ note, x, y }: { note: Note; x: number; y: number }) {
  const Sign = signs[note.kind];
  return (
    <g className={styles.sign} pointerEvents="none">
      <Sign
        aria-hidden="true"
        x={x - sign.size - sign.gap}
        y={y - sign.size + 2.5}
        width={sign.size}
        height={sign.size}
        strokeWidth={2}
      />
      <text x={x} y={y} className={styles.texts.note}>
        {note.text}
      </text>
    </g>
  );
}
