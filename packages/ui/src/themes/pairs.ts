import { portraits, tones } from '../tokens/theme.ts';
import type { ColorName, ColorPath } from './colorAt.ts';
import { controls, states } from './controls.ts';
import type { State } from './controls.ts';
import type { ThemeName } from './themes.ts';

export type Demand = 'text' | 'control' | 'disabled';

/** Two colours that meet, and what is asked of them. */
export interface Pair {
  /** Where they meet. */
  subject: string;
  state: State;
  front: ColorPath;
  back: ColorPath;
  demand: Demand;
}

/** WCAG 2.2 AA, and for the contrast theme AAA. Of disabled text WCAG asks nothing; we keep it legible. */
export const least: Record<ThemeName, Record<Demand, number>> = {
  light: { text: 4.5, control: 3, disabled: 3 },
  dark: { text: 4.5, control: 3, disabled: 3 },
  contrast: { text: 7, control: 4.5, disabled: 4.5 },
};

/** Everything text is set on, unless it brings its own ground. */
const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover', 'surfacePressed'] as const;

/**
 * What each colour is for, whatever the component. `Record` makes this list complete: a colour that is added to the
 * themes does not compile until it says here what it must be told from.
 */
const uses: Record<ColorName, { as: Demand; on: readonly ColorName[] } | 'ground'> = {
  surface: 'ground',
  surfaceRaised: 'ground',
  surfaceSunken: 'ground',
  surfaceHover: 'ground',
  surfacePressed: 'ground',
  ink: { as: 'text', on: surfaces },
  inkMuted: { as: 'text', on: surfaces },
  inkDisabled: { as: 'disabled', on: ['surface', 'surfaceRaised', 'surfaceSunken'] },
  // Separates what space separates already.
  line: 'ground',
  // Of what is switched off, WCAG asks nothing.
  lineDisabled: 'ground',
  lineStrong: { as: 'control', on: surfaces },
  accent: { as: 'text', on: ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] },
  accentHover: { as: 'control', on: ['surface', 'surfaceRaised'] },
  accentPressed: { as: 'control', on: ['surface', 'surfaceRaised'] },
  onAccent: { as: 'text', on: ['accent', 'accentHover', 'accentPressed'] },
  danger: { as: 'text', on: surfaces },
  dangerHover: { as: 'control', on: ['surface', 'surfaceRaised'] },
  dangerPressed: { as: 'control', on: ['surface', 'surfaceRaised'] },
  onDanger: { as: 'text', on: ['danger', 'dangerHover', 'dangerPressed'] },
  link: { as: 'text', on: surfaces },
  linkHover: { as: 'text', on: surfaces },
  focus: { as: 'control', on: surfaces },
  rating: { as: 'control', on: ['surface', 'surfaceRaised', 'surfaceSunken'] },
  // The empty part of a star; its outline is `rating`.
  ratingTrack: 'ground',
  scrim: 'ground',
  skeleton: 'ground',
  band: 'ground',
  onBand: { as: 'text', on: ['band'] },
  onBandMuted: { as: 'text', on: ['band'] },
  lineOnBand: 'ground',
};

function* pairsOfUses(): Generator<Pair> {
  // Object.entries widens the keys to string.
  for (const [front, use] of Object.entries(uses) as [ColorName, (typeof uses)[ColorName]][]) {
    if (use === 'ground') continue;
    const state = use.as === 'disabled' ? 'disabled' : 'rest';
    for (const back of use.on) yield { subject: 'Everywhere', state, front, back, demand: use.as };
  }
  for (const tone of tones) {
    // Some words and the icons of messages stand on the page and on the raised surface.
    for (const back of [`${tone}.surface`, 'surface', 'surfaceRaised'] as const) {
      yield { subject: 'Badge, Banner, Toast', state: 'rest', front: `${tone}.ink`, back, demand: 'text' };
    }
    // What can be pressed in a message.
    yield { subject: 'Banner’s action', state: 'rest', front: 'ink', back: `${tone}.surface`, demand: 'text' };
  }
  for (const name of portraits) {
    const [front, back] = [`portrait-${name}.ink`, `portrait-${name}.surface`] as const;
    yield { subject: 'Avatar', state: 'rest', front, back, demand: 'text' };
  }
}

function* pairsOfControls(): Generator<Pair> {
  for (const [subject, { on, looks }] of Object.entries(controls)) {
    for (const state of states) {
      const { ink = [], mark = [], ground = on, edge = [] } = looks[state] ?? {};
      const isOff = state === 'disabled';
      for (const back of ground) {
        for (const front of ink) yield { subject, state, front, back, demand: isOff ? 'disabled' : 'text' };
        for (const front of mark) yield { subject, state, front, back, demand: isOff ? 'disabled' : 'control' };
      }
      for (const back of on) for (const front of edge) yield { subject, state, front, back, demand: 'control' };
    }
  }
}

/** Every two colours that must be told apart, with where and when they meet. The same for all themes. */
export const pairs: readonly Pair[] = [...pairsOfUses(), ...pairsOfControls()];
