import type { Random } from '../../random.ts';
import { ramps } from '../palette.ts';
import { circle, drawing, ellipse, faded, line, rect, ring, shape, turned, within } from '../svg.ts';
import { clothes } from './clothes.ts';
import { hairOf } from './hair.ts';
import type { HairStyle } from './hair.ts';

const skins = ['#f6d9c4', '#ecc4a4', '#deab83', '#c98d62', '#ad7048', '#8a5436', '#70432d', '#563524'] as const;
const hairColours = {
  black: '#1f1a1c',
  brown: '#4a2f22',
  chestnut: '#7a4526',
  red: '#a8512a',
  blond: '#d3a45c',
  grey: '#9a9896',
  white: '#dedad2',
  blue: ramps.ultramarine[600],
  rose: '#b8506a',
  green: ramps.moss[600],
} as const;

export type Look = {
  /** From 1, the lightest, to 8. */
  skin: number;
  hair: HairStyle;
  colour: keyof typeof hairColours;
  beard?: 'full' | 'short' | 'moustache';
  glasses?: 'round' | 'square';
};

const { paper, ink, ultramarine, saffron, moss, brick, teal, plum } = ramps;
const grounds = [
  ultramarine[200],
  saffron[200],
  moss[200],
  teal[200],
  plum[200],
  brick[200],
  paper[300],
  ultramarine[300],
  saffron[300],
  teal[300],
];
const cloths = [
  ultramarine[700],
  ink[700],
  moss[700],
  teal[700],
  saffron[600],
  brick[600],
  plum[700],
  ink[900],
  paper[100],
  ultramarine[500],
];
const trims = [paper[100], saffron[300], ultramarine[200], paper[300], teal[300], brick[300]];

const head = 'M70 78c0-22 13-34 30-34s30 12 30 34c0 30-12 48-30 48S70 108 70 78z';

/** What stands behind a head: a plain wall, a sun, an arch, a horizon, a slope. */
const walls: readonly ((colour: string) => string)[] = [
  () => '',
  (colour) => circle(100, 92, 74, colour),
  (colour) => shape('M36 200V98a64 64 0 0 1 128 0v102z', colour),
  (colour) => rect(0, 112, 200, 88, colour),
  (colour) => shape('M0 200V60L200 150v50z', colour),
  (colour) => rect(112, 0, 88, 200, colour),
];

const beards = {
  full: (colour: string) =>
    shape('M70 88c2 8 6 12 12 14 6-4 30-4 36 0 6-2 10-6 12-14 2 30-12 48-30 48S68 118 70 88z', colour),
  short: (colour: string) =>
    faded(0.82, shape('M72 96c4 6 8 8 12 8 8-4 24-4 32 0 4 0 8-2 12-8-3 22-14 32-28 32S75 118 72 96z', colour)),
  moustache: (colour: string) => shape('M86 108c4-6 11-6 14-3 3-3 10-3 14 3-5 2-24 2-28 0z', colour),
};

const spectacles = {
  round: (colour: string) =>
    ring(87, 88, 9.5, colour, 2.2) + ring(113, 88, 9.5, colour, 2.2) + line('M96.500 86q3.500-3 7 0', colour, 2.2),
  square: (colour: string) =>
    line('M76 81h21v11q0 4-4 4H80q-4 0-4-4zM103 81h21v11q0 4-4 4h-13q-4 0-4-4zM97 84h6', colour, 2.2),
};

/** A person, head and shoulders: flat shapes, light from the left, one of a kind by what `random` picks. */
export function portrait(look: Look, random: Random): string {
  const skin = skins[look.skin - 1] ?? skins[3];
  const hair = hairColours[look.colour];
  const isDark = look.skin > 5;
  const features = isDark ? '#140b09' : '#2b2124';
  const ground = random.pick(grounds);
  const cloth = random.pick(cloths);
  const style = hairOf(look.hair);
  const covered =
    look.hair === 'scarf' ? random.pick([ultramarine[700], teal[600], plum[600], saffron[400], ink[700]]) : hair;
  const tilt = random.between(-4, 4);
  const brow =
    isDark || look.hair === 'scarf' ? features : look.colour === 'white' || look.colour === 'grey' ? '#77706c' : hair;
  const smile = random.pick(['M91 114q9 6 18 0', 'M92 114q8 4 16 0', 'M91 113q10 8 18-1']);
  return drawing(
    // Close enough that a face is one at 32 pixels.
    { x: 20, y: 15, width: 160, height: 160, scale: 3.2 },
    rect(0, 0, 200, 200, ground),
    faded(0.55, random.pick(walls)(random.pick([paper[100], saffron[100], ultramarine[100], teal[100]]))),
    turned(tilt, 100, 140, style.back?.(covered) ?? ''),
    rect(85, 108, 30, 48, skin),
    faded(0.16, shape('M85 120c8 10 22 10 30 0v16H85z', '#200e0a')),
    random.pick(clothes)(cloth, random.pick(trims.filter((colour) => colour !== cloth)), skin),
    turned(
      tilt,
      100,
      140,
      look.hair === 'scarf' ? '' : ellipse(70, 90, 6, 9, skin) + ellipse(130, 90, 6, 9, skin),
      shape(head, skin),
      within('face', head, faded(0.13, shape('M101 40h40v90h-40l2-24 6-2-7-16z', '#200e0a'))),
      look.beard ? beards[look.beard](covered) : '',
      ellipse(87, 88, 2.7, 3.1, features),
      ellipse(113, 88, 2.7, 3.1, features),
      line('M80 79q7-4 13-1', brow, 2.6) + line('M107 78q6-3 13 1', brow, 2.6),
      faded(0.45, line('M101 90l3 12q-3 2-6 1', isDark ? '#160b08' : '#7c4a38', 2)),
      line(smile, isDark ? '#2c1412' : '#94463c', 2.6),
      style.front(covered),
      look.glasses ? spectacles[look.glasses](look.skin > 6 ? paper[200] : ink[900]) : '',
    ),
  );
}
