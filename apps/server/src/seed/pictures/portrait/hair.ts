import { circle, ellipse, line, shape, times } from '../svg.ts';

type Hair = {
  /** Drawn before the shoulders. */
  back?: (colour: string) => string;
  /** Drawn over the face. */
  front: (colour: string) => string;
};

const cap = 'M69 88C66 58 78 42 101 42s35 15 31 46c-3-12-6-17-9-20-14 4-34 4-44-1-4 5-8 12-10 21z';

/** A head is 60 wide and 76 high, its middle at 100 of 200. */
export const hairStyles = {
  crop: {
    front: (colour) =>
      shape('M69 82C67 56 80 43 100 43s34 13 31 39c-2-8-4-12-7-15-8-5-40-6-48 0-3 3-5 8-7 15z', colour),
  },
  part: {
    front: (colour) =>
      shape('M69 90C64 58 80 40 102 40c24 0 33 20 29 50-3-14-6-20-12-25-16 2-28-1-35-8-3 8-11 14-15 33z', colour),
  },
  quiff: {
    front: (colour) =>
      shape(
        'M70 84c-3-13-1-22 3-28-1-14 14-24 34-22 18 2 26 14 24 28 2 7 2 14 0 22-2-9-5-14-8-17-14 3-32 3-44-3-4 4-7 11-9 20z',
        colour,
      ),
  },
  buzz: {
    front: (colour) =>
      shape('M70 79C68 54 81 42 100 42s32 12 30 37c-3-8-6-12-10-14-10-4-30-4-40 0-4 2-7 6-10 14z', colour),
  },
  bald: { front: () => '' },
  fringe: {
    back: (colour) => shape('M63 96C58 56 76 38 100 38s42 18 37 58l-2 30H65z', colour),
    front: (colour) => shape('M68 78C66 54 80 42 100 42s34 12 32 36c-10 4-54 4-64 0z', colour),
  },
  bob: {
    back: (colour) => shape('M62 128C56 70 70 37 101 37s44 33 37 91c-12 5-64 5-76 0z', colour),
    front: (colour) => shape('M68 98C62 60 78 41 104 41c24 2 31 24 28 57-4-17-10-28-17-34-14 10-36 8-47 34z', colour),
  },
  long: {
    back: (colour) => shape('M61 176C52 96 62 36 101 36s48 60 38 140c-20 8-58 8-78 0z', colour),
    front: (colour) => shape('M68 96C62 58 80 41 100 41s38 17 32 55c-6-18-16-29-30-38-14 9-28 20-34 38z', colour),
  },
  waves: {
    back: (colour) =>
      [
        ellipse(66, 104, 14, 22, colour),
        ellipse(134, 104, 14, 22, colour),
        ellipse(62, 136, 15, 20, colour),
        ellipse(138, 136, 15, 20, colour),
        ellipse(100, 72, 40, 37, colour),
      ].join(''),
    front: (colour) => shape('M69 92C62 56 82 40 104 42c22 1 32 20 27 50-4-14-9-24-17-30-13 8-34 7-45 30z', colour),
  },
  bun: {
    back: (colour) => circle(100, 30, 17, colour),
    front: (colour) => shape(cap, colour),
  },
  knot: {
    back: (colour) => shape('M128 62c18 4 22 22 14 34-8 3-16-2-18-8z', colour),
    front: (colour) => shape('M69 88C64 58 78 41 102 41c24 0 33 19 29 47-4-15-9-21-14-24-18 0-36 2-48 24z', colour),
  },
  tail: {
    back: (colour) => shape('M126 54c26 8 30 58 22 98-10 2-18-2-20-10 4-30 2-54-6-72z', colour),
    front: (colour) => shape(cap, colour),
  },
  afro: {
    back: (colour) => [circle(100, 66, 46, colour), circle(66, 84, 22, colour), circle(134, 84, 22, colour)].join(''),
    front: (colour) =>
      shape('M69 82C66 56 80 40 100 40s34 16 31 42c-4-9-9-14-14-16-12 4-24 4-34 0-6 3-11 8-14 16z', colour),
  },
  coils: {
    front: (colour) =>
      [
        [72, 70],
        [76, 58],
        [86, 49],
        [100, 45],
        [114, 49],
        [124, 58],
        [128, 70],
        [88, 60],
        [100, 57],
        [112, 60],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 10, colour))
        .join(''),
  },
  curls: {
    back: (colour) =>
      [
        [64, 84],
        [62, 102],
        [67, 119],
        [136, 84],
        [138, 102],
        [133, 119],
        [72, 62],
        [128, 62],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 15, colour))
        .join(''),
    front: (colour) =>
      [
        [74, 68],
        [80, 54],
        [93, 46],
        [108, 46],
        [121, 55],
        [127, 69],
        [100, 56],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 12, colour))
        .join(''),
  },
  locs: {
    back: (colour) => times(8, (index) => line(`M${66 + index * 9.6} 66V${146 + (index % 3) * 8}`, colour, 9)),
    front: (colour) =>
      shape('M67 84C64 56 80 41 100 41s37 15 33 43c-3-8-6-13-9-16-12-6-36-6-48 0-3 3-6 8-9 16z', colour),
  },
  braids: {
    back: (colour) =>
      times(2, (side) =>
        times(7, (index) => ellipse(side === 0 ? 66 - index : 134 + index, 96 + index * 11, 8, 7.5, colour)),
      ),
    front: (colour) => shape('M68 92C62 58 80 41 100 41s38 17 32 51c-5-15-14-26-31-33-17 7-27 18-33 33z', colour),
  },
  scarf: {
    back: (colour) => shape('M58 160C52 92 58 34 100 34s48 58 42 126z', colour),
    front: (colour) =>
      shape(
        'M60 170C56 96 58 35 100 35s44 61 40 135c-10-14-18-26-20-36 12-14 16-40 8-62-8-14-48-14-56 0-8 22-4 48 8 62-2 10-10 22-20 36z',
        colour,
      ),
  },
  thinning: {
    front: (colour) =>
      shape(
        'M69 92c-3-14-1-26 4-33 2 9 3 15 2 21-3 3-5 7-6 12zM131 92c3-14 1-26-4-33-2 9-3 15-2 21 3 3 5 7 6 12z',
        colour,
      ),
  },
} as const satisfies Record<string, Hair>;

export type HairStyle = keyof typeof hairStyles;

export const hairOf = (style: HairStyle): Hair => hairStyles[style];
