import { otherwise } from './graph.ts';
import type { ChartTransition } from './graph.ts';
import type { Link, Note, Part } from './parts.ts';
import { triggerWords } from './triggers.ts';
import { type } from './type.ts';
import type { Face, Measure } from './type.ts';

/** A line of text in its place: from the corner of what it belongs to, in pixels. */
export interface Line {
  text: string;
  face: Face;
  /** Of its foot. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How far text stands from the border of its box. */
const padding = { state: { x: 14, y: 11 }, label: { x: 6, y: 4 } } as const;
const gapBetweenEvents = 5;
/** The sign before a note. */
export const sign = { size: 13, gap: 6 } as const;
/** What a state's name leaves for the arrow that says it opens a story. */
export const arrow = { size: 14, gap: 8 } as const;

/** Where letters stand within the height of their line. */
const foot = (face: Face) => Math.round((type[face].line + type[face].size * 0.7) / 2);

export interface Label extends Size {
  /** What each transition is written as: its event, and below it its condition. */
  entries: readonly { transition: ChartTransition; lines: readonly Line[] }[];
}

function wordsOf(transition: ChartTransition): { text: string; face: Face }[] {
  const { condition } = transition;
  const event = { text: triggerWords(transition.trigger), face: 'event' as const };
  if (condition === null) return [event];
  return [event, { text: condition === otherwise ? otherwise : `if ${condition}`, face: 'condition' }];
}

/** What is written on an edge, and how much room that takes. */
export function labelOf({ transitions }: Link, measure: Measure): Label {
  let y: number = padding.label.y;
  let width = 0;
  const entries = transitions.map((transition, index) => {
    if (index > 0) y += gapBetweenEvents;
    const lines = wordsOf(transition).map(({ text, face }) => {
      const line = { text, face, x: padding.label.x, y: y + foot(face) };
      y += type[face].line;
      width = Math.max(width, measure(text, face));
      return line;
    });
    return { transition, lines };
  });
  return { entries, width: width + 2 * padding.label.x, height: y + padding.label.y };
}

export interface Caption extends Size {
  title: Line | null;
  notes: readonly { note: Note; line: Line }[];
}

/** What is written in a box, and how much room that takes. */
export function captionOf({ kind, title, notes, state }: Part, measure: Measure): Caption {
  if (kind === 'start') return { title: null, notes: [], width: 12, height: 12 };
  const isSmall = kind === 'anywhere';
  const face = isSmall ? 'condition' : 'title';
  const { x, y: top } = isSmall ? { x: 12, y: 6 } : padding.state;
  let y = top + type[face].line;
  let width = measure(title, face) + (isSmall ? 0 : arrow.gap + arrow.size);
  const first = { text: title, face, x, y: top + foot(face) } as const;
  if (notes.length > 0) y += 3;
  const written = notes.map((note) => {
    const line = { text: note.text, face: 'note' as const, x: x + sign.size + sign.gap, y: y + foot('note') };
    y += type.note.line;
    width = Math.max(width, sign.size + sign.gap + measure(note.text, 'note'));
    return { note, line };
  });
  const isRoot = state.parent === null && kind === 'state';
  return isRoot
    ? { title: null, notes: [], width: 0, height: 0 }
    : { title: first, notes: written, width: width + 2 * x, height: y + top };
}
