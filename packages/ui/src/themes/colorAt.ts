import { portraits, tones } from '../tokens/theme.ts';
import type { Portrait, Theme, Tone, TonePair } from '../tokens/theme.ts';

export type ColorName = keyof Theme['color'];

/** A colour by its name in the theme: `accentHover`, or a tone's as `critical.ink`. */
export type ColorPath = ColorName | `${Tone}.${keyof TonePair}` | `portrait-${Portrait}.${keyof TonePair}`;

/** The value that a theme gives the name. */
export function colorAt(theme: Theme, path: ColorPath): string {
  const [group, part] = path.split('.');
  const tone = tones.find((name) => name === group);
  const portrait = portraits.find((name) => `portrait-${name}` === group);
  // The type of the path allows these three parts of a pair, and without one only names of colours.
  const pairPart = part as keyof TonePair;
  if (part !== undefined && tone !== undefined) return theme.tone[tone][pairPart];
  if (part !== undefined && portrait !== undefined) return theme.portrait[portrait][pairPart];
  return theme.color[path as ColorName];
}
