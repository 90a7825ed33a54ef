import type { ColorPath } from './colorAt.ts';

/** What a control can be, seen with one's eyes. `rest` is none of the others. */
export const states = [
  'rest',
  'hovered',
  'pressed',
  'focused',
  'selected',
  'invalid',
  'readOnly',
  'disabled',
  'placeholder',
] as const;
export type State = (typeof states)[number];

/** One look of a control, in the colours that its styles name. */
export interface Look {
  /** Words. */
  ink?: readonly ColorPath[];
  /** Drawings that say something: a tick, a knob, a star. */
  mark?: readonly ColorPath[];
  /** What words and drawings stand on. Without it they stand on what the control stands on. */
  ground?: readonly ColorPath[];
  /** What tells the control, or its state, from what it stands on. */
  edge?: readonly ColorPath[];
}

export interface Control {
  /** What it can stand on. */
  on: readonly ColorPath[];
  looks: Partial<Record<State, Look>>;
}

const page = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;
const panel = ['surfaceRaised'] as const;
const off: Look = { ink: ['inkDisabled'], ground: ['surfaceSunken'] };

const filled = (name: 'accent' | 'danger', ink: 'onAccent' | 'onDanger'): Control => ({
  on: page,
  looks: {
    rest: { ink: [ink], ground: [name], edge: [name] },
    hovered: { ink: [ink], ground: [`${name}Hover`], edge: [`${name}Hover`] },
    pressed: { ink: [ink], ground: [`${name}Pressed`], edge: [`${name}Pressed`] },
    disabled: off,
  },
});

/** Each control with each state that its styles know. A test of conventions compares this list with the styles. */
export const controls: Record<string, Control> = {
  'Button, primary': filled('accent', 'onAccent'),
  'Button, danger': filled('danger', 'onDanger'),
  'Button, secondary': {
    on: page,
    looks: {
      rest: { ink: ['ink'], ground: ['surfaceRaised'], edge: ['lineStrong'] },
      hovered: { ink: ['ink'], ground: ['surfaceHover'], edge: ['lineStrong'] },
      pressed: { ink: ['ink'], ground: ['surfacePressed'], edge: ['lineStrong'] },
      disabled: off,
    },
  },
  'Button, quiet': {
    on: page,
    looks: {
      rest: { ink: ['link'] },
      hovered: { ink: ['linkHover'], ground: ['surfaceHover'] },
      pressed: { ink: ['link', 'linkHover'], ground: ['surfacePressed'] },
      disabled: { ink: ['inkDisabled'] },
    },
  },
  IconButton: {
    on: page,
    looks: {
      rest: { mark: ['ink', 'inkMuted'] },
      hovered: { mark: ['ink'], ground: ['surfaceHover'] },
      pressed: { mark: ['ink'], ground: ['surfacePressed'] },
      disabled: { ink: ['inkDisabled'] },
    },
  },
  ToggleButton: {
    on: page,
    looks: {
      rest: { ink: ['ink'], ground: ['surfaceRaised'], edge: ['lineStrong'] },
      hovered: { ink: ['ink'], ground: ['surfaceHover'], edge: ['lineStrong'] },
      pressed: { ink: ['ink'], ground: ['surfacePressed'], edge: ['lineStrong'] },
      selected: { ink: ['accent.ink'], ground: ['accent.surface'], edge: ['accent.ink'] },
      disabled: off,
    },
  },
  'ToggleButton, quiet': {
    on: page,
    looks: {
      selected: { mark: ['accent'], ground: [...page, 'surfaceHover', 'surfacePressed'] },
      disabled: { ink: ['inkDisabled'] },
    },
  },
  Link: {
    on: [...page, 'surfaceHover', 'surfacePressed'],
    looks: { rest: { ink: ['link'] }, hovered: { ink: ['linkHover', 'link'] } },
  },
  Field: {
    on: page,
    looks: {
      rest: { ink: ['ink', 'inkMuted'], ground: ['surfaceRaised'], edge: ['lineStrong'] },
      hovered: { edge: ['ink'] },
      focused: { edge: ['focus'] },
      invalid: { ink: ['ink'], ground: ['surfaceRaised'], edge: ['danger'] },
      // Its text identifies it; that it is not to be typed into is told by the broken line.
      readOnly: { ink: ['ink', 'inkMuted'], ground: ['surfaceSunken'] },
      disabled: off,
      placeholder: { ink: ['inkMuted'], ground: ['surfaceRaised', 'surfaceSunken'] },
    },
  },
  'Field’s words': {
    on: page,
    looks: { rest: { ink: ['ink', 'inkMuted', 'caution.ink'] }, invalid: { ink: ['danger'] } },
  },
  'Part of a date or time': {
    on: panel,
    looks: {
      hovered: { ink: ['ink', 'inkMuted'], ground: ['surfaceHover'] },
      focused: { ink: ['onAccent'], ground: ['accent'] },
      disabled: off,
      placeholder: { ink: ['inkMuted'] },
    },
  },
  'Tick, radio': {
    on: page,
    looks: {
      rest: { ground: ['surfaceRaised'], edge: ['lineStrong'] },
      hovered: { edge: ['accent'] },
      selected: { mark: ['onAccent'], ground: ['accent'], edge: ['accent'] },
      invalid: { edge: ['danger'] },
      disabled: { ink: ['inkDisabled'] },
    },
  },
  Switch: {
    on: page,
    looks: {
      rest: { mark: ['lineStrong'], ground: ['surfaceRaised'], edge: ['lineStrong'] },
      hovered: { edge: ['accent'] },
      selected: { mark: ['onAccent'], ground: ['accent'], edge: ['accent'] },
      disabled: { ink: ['inkDisabled'], ground: ['surface', 'surfaceRaised', 'surfaceSunken'] },
    },
  },
  ChoiceCards: {
    on: page,
    looks: {
      rest: { ink: ['ink', 'inkMuted'], ground: ['surfaceRaised'], edge: ['lineStrong'] },
      hovered: { ink: ['ink', 'inkMuted'], ground: ['surfaceHover'], edge: ['lineStrong'] },
      selected: { ink: ['ink', 'inkMuted'], mark: ['accent'], ground: ['accent.surface'], edge: ['accent'] },
      invalid: { edge: ['danger'] },
      readOnly: { ink: ['ink', 'inkMuted'], ground: ['surfaceSunken'] },
      disabled: off,
    },
  },
  'Option, menu entry': {
    on: panel,
    looks: {
      rest: { ink: ['ink', 'inkMuted', 'danger'] },
      hovered: { ink: ['ink', 'inkMuted', 'danger'], ground: ['surfaceHover'] },
      focused: { ink: ['ink', 'inkMuted', 'danger'], ground: ['surfaceHover'] },
      pressed: { ink: ['ink', 'inkMuted', 'danger'], ground: ['surfacePressed'] },
      selected: { mark: ['accent'], ground: ['surfaceRaised', 'surfaceHover', 'surfacePressed'] },
      disabled: { ink: ['inkDisabled'] },
    },
  },
  Chip: {
    on: page,
    looks: {
      rest: { ink: ['accent.ink'], ground: ['accent.surface'] },
      hovered: { mark: ['accent.ink'], ground: ['surfacePressed'] },
      disabled: { ink: ['inkDisabled'], ground: ['accent.surface'] },
    },
  },
  Slider: {
    on: page,
    looks: {
      rest: { mark: ['accent'], ground: ['surfaceSunken'], edge: ['lineStrong', 'accent'] },
      hovered: { edge: ['accent'], ground: ['surfaceHover'] },
      disabled: { ink: ['inkDisabled', 'inkMuted'], ground: ['surfaceSunken'] },
    },
  },
  'Stars to choose': {
    on: page,
    looks: {
      rest: { mark: ['rating'] },
      selected: { mark: ['rating'] },
      invalid: { mark: ['danger'] },
      disabled: off,
    },
  },
  'File button': {
    on: page,
    looks: {
      rest: { ink: ['ink'], ground: ['surfaceRaised'], edge: ['lineStrong'] },
      hovered: { ink: ['ink'], ground: ['surfaceHover'], edge: ['lineStrong'] },
      invalid: { edge: ['danger'] },
      disabled: off,
    },
  },
  Tab: {
    on: page,
    looks: {
      rest: { ink: ['inkMuted', 'neutral.ink'] },
      hovered: { ink: ['ink'] },
      selected: { ink: ['accent'], edge: ['accent'] },
      disabled: { ink: ['inkDisabled'] },
    },
  },
  'Page number': {
    on: page,
    looks: {
      hovered: { ink: ['ink'], ground: ['surfaceHover'] },
      pressed: { ink: ['ink'], ground: ['surfacePressed'] },
      selected: { ink: ['onAccent'], ground: ['accent', 'accentHover', 'accentPressed'], edge: ['accent'] },
      disabled: { ink: ['inkDisabled'] },
    },
  },
  'Day of a calendar': {
    on: panel,
    looks: {
      rest: { ink: ['ink', 'inkMuted', 'accent'] },
      hovered: { ink: ['ink', 'accent'], ground: ['surfaceHover'] },
      pressed: { ink: ['ink', 'accent'], ground: ['surfacePressed'] },
      selected: { ink: ['onAccent'], ground: ['accent'], edge: ['accent'] },
      disabled: { ink: ['inkDisabled'] },
    },
  },
  'Head of a column': {
    on: page,
    looks: {
      rest: { ink: ['inkMuted'] },
      hovered: { ink: ['ink'], ground: ['surfaceHover'] },
      pressed: { ink: ['ink'], ground: ['surfacePressed'] },
    },
  },
  'Link of the header': {
    on: ['surface', 'surfaceRaised'],
    looks: {
      rest: { ink: ['ink'] },
      hovered: { ink: ['ink', 'accent'], ground: ['surfaceHover'] },
      selected: { ink: ['accent'], edge: ['accent'] },
    },
  },
  Footer: {
    on: ['band'],
    looks: { rest: { ink: ['onBand', 'onBandMuted'] }, hovered: { ink: ['onBand'] }, focused: { edge: ['onBand'] } },
  },
  'ProgressBar, RatingDisplay': {
    on: page,
    looks: {
      rest: { mark: ['accent', 'positive.ink'], ground: ['surfaceSunken'], edge: ['lineStrong', 'rating'] },
    },
  },
  'Card that is a link': {
    on: page,
    looks: { hovered: { edge: ['lineStrong'] } },
  },
  Tooltip: { on: ['ink'], looks: { rest: { ink: ['surface'] } } },
};
