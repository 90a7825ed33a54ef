import { circle, line, rect, shape, times, within } from '../svg.ts';

const torso = 'M26 200c2-30 18-43 46-48l12-4h32l12 4c28 5 44 18 46 48z';

/** What is worn: `cloth` covers the shoulders, `trim` is the shirt, the stitching or the strap. */
export const clothes = [
  // Round neck.
  (cloth: string, _trim: string, skin: string) =>
    shape(torso, cloth) + shape('M84 146h32c0 14-8 19-16 19s-16-5-16-19z', skin),
  // Roll neck.
  (cloth: string, trim: string) =>
    shape(torso, cloth) + rect(82, 132, 36, 24, cloth, 9) + line('M84 149h32', trim, 1.6),
  // Open collar.
  (cloth: string, trim: string, skin: string) =>
    shape(torso, cloth) +
    shape('M84 144h32l-16 34z', skin) +
    shape('M83 141l-10 16 20 14 7-7zM117 141l10 16-20 14-7-7z', trim),
  // Jacket over a shirt.
  (cloth: string, trim: string, skin: string) =>
    shape(torso, trim) +
    shape('M86 146h28l-14 18z', skin) +
    shape('M26 200c2-30 18-43 46-48l12-4 12 52zM174 200c-2-30-18-43-46-48l-12-4-12 52z', cloth),
  // Stripes.
  (cloth: string, trim: string, skin: string) =>
    shape(torso, cloth) +
    within(
      'torso',
      torso,
      times(3, (index) => rect(20, 157 + index * 9, 160, 4, trim)),
    ) +
    shape('M82 147h36c-2 11-10 15-18 15s-16-4-18-15z', skin),
  // Dungarees.
  (cloth: string, trim: string, skin: string) =>
    shape(torso, trim) +
    shape('M84 146h32c0 12-8 16-16 16s-16-4-16-16z', skin) +
    shape('M62 153l10-2 6 31h44l6-31 10 2-2 47H64z', cloth) +
    circle(78, 184, 3, trim) +
    circle(122, 184, 3, trim),
  // A deep neckline with a chain.
  (cloth: string, trim: string, skin: string) =>
    shape(torso, cloth) + shape('M80 147h40l-20 36z', skin) + line('M84 150c4 16 28 16 32 0', trim, 1.8),
  // A shawl.
  (cloth: string, trim: string, skin: string) =>
    shape(torso, cloth) +
    shape('M84 140h32v14H84z', skin) +
    shape('M72 150c10 14 46 14 56 0l10 12c-14 20-62 20-76 0z', trim),
] as const;
