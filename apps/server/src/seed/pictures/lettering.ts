import { line, moved, scaled } from './svg.ts';

/** Capitals as strokes on a grid of 10 by 14: no font is asked for, so a drawing is the same on every machine. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0l5 14M1.800 9h6.400',
  B: 'M0 0v14h5.500a3.700 3.700 0 0 0 0-7.400H0 5a3.300 3.300 0 0 0 0-6.600z',
  C: 'M10 2.800A6 7 0 1 0 10 11.200',
  D: 'M0 0v14h3.500a6.500 7 0 0 0 0-14z',
  E: 'M9 0H0v14h9M0 7h7.500',
  F: 'M9 0H0v14M0 7h7.500',
  G: 'M10 2.800A6 7 0 1 0 10 11.200V7.500H6',
  H: 'M0 0v14M9 0v14M0 7h9',
  I: 'M0 0v14',
  J: 'M7 0v10a3.500 4 0 0 1-7 0',
  K: 'M0 0v14M9 0L0 8.500M3.300 5.500L9.500 14',
  L: 'M0 0v14h8',
  M: 'M0 14V0l5.500 8L11 0v14',
  N: 'M0 14V0l9 14V0',
  O: 'M5.500 0a5.500 7 0 1 0 .010 0z',
  P: 'M0 14V0h5a3.900 3.900 0 0 1 0 7.800H0',
  Q: 'M5.500 0a5.500 7 0 1 0 .010 0zM7 10l4 4.500',
  R: 'M0 14V0h5a3.800 3.800 0 0 1 0 7.600H0M4.500 7.600L9 14',
  S: 'M8.500 2.500C7-.800 .500-.600 .500 3.500c0 4.500 8.500 2.500 8.500 7 0 4.300-7 4.800-9 .800',
  T: 'M0 0h10M5 0v14',
  U: 'M0 0v9.500a4.600 4.500 0 0 0 9.200 0V0',
  V: 'M0 0l5 14 5-14',
  W: 'M0 0l3.500 14L7 3l3.500 11L14 0',
  X: 'M0 0l9.500 14M9.500 0L0 14',
  Y: 'M0 0l5 7 5-7M5 7v7',
  Z: 'M0 0h9L0 14h9',
  '&': 'M10.500 14L2.500 4C.500 1.500 3 0 4.500 0c3 0 3.500 3.500 .500 5.200C2 7 0 8 0 10.500 0 15 8 15.500 10 8',
};

const widths: Readonly<Record<string, number>> = { I: 0, J: 7, L: 8, M: 11, O: 11, Q: 11, W: 14, ' ': 4 };
const gap = 4;
const widthOf = (letter: string): number => widths[letter] ?? 9.5;

/** How wide `text` is at a height of 14. */
const naturalWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + widthOf(letter) + gap, -gap);

type Setting = { x: number; y: number; height: number; colour: string; weight?: number };

/** A word in capitals, its top left corner at `x`, `y`. */
export function word(text: string, { x, y, height, colour, weight = 1.6 }: Setting): string {
  let at = 0;
  const letters = Array.from(text).map((letter) => {
    const drawn = moved(at, 0, line(strokes[letter] ?? '', colour, weight));
    at += widthOf(letter) + gap;
    return drawn;
  });
  return moved(x, y, scaled(height / 14, ...letters));
}

/** A word as wide as asked. */
export const wordOfWidth = (text: string, width: number, setting: Omit<Setting, 'height'>): string =>
  word(text, { ...setting, height: (width * 14) / naturalWidth(text) });

export const heightOfWord = (text: string, width: number): number => (width * 14) / naturalWidth(text);
