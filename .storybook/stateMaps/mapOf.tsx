import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadStateMap } from './loadStateMap.ts';
import type { MachineKind } from './machines.ts';
import { StateMap } from './StateMap.tsx';
import type { StateMapProps } from './StateMap.tsx';

/** What a reader can ask of a map. The rest comes from the machine. */
export interface MapArgs {
  /** The state to point out, by its name. */
  state: string;
}

/** What all maps share. */
export const mapMeta = {
  args: { state: '' },
  parameters: { layout: 'fullscreen', visual: { widths: [1280], themes: ['light', 'dark'] } },
  // What `loadStateMap` returns; Storybook gives it on without its type.
  render: ({ state }, { loaded }) => (
    <StateMap {...(loaded as Omit<StateMapProps, 'state'>)} state={state === '' ? undefined : state} />
  ),
} satisfies Meta<MapArgs>;

/** The map of a machine with such states. */
export const mapOf = (kind: MachineKind, name: string, states: readonly string[]): StoryObj<MapArgs> => ({
  argTypes: {
    state: {
      control: { type: 'select', labels: { '': 'none' } },
      options: ['', ...states],
      description: 'The state to point out.',
    },
  },
  loaders: [() => loadStateMap({ kind, name })],
});
