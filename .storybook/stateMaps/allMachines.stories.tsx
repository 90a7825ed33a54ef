import type { Meta, StoryObj } from '@storybook/react-vite';
import accepted from 'virtual:accepted-pictures';

import { AllMachines } from './AllMachines.tsx';
import type { AllMachinesProps } from './AllMachines.tsx';
import { figuresOf } from './figures.ts';
import { addresses, factsOf, storyModules } from './machines.ts';

const example: AllMachinesProps['figures'] = [
  {
    kind: 'flows',
    name: 'printing',
    states: 9,
    transitions: 24,
    stories: 17,
    pictures: 38,
    accepted: '2026-06-09T14:30:00Z',
  },
  {
    kind: 'flows',
    name: 'choosingPaperAndInk',
    states: 12,
    transitions: 131,
    stories: 20,
    pictures: 40,
    accepted: 'uncommitted',
  },
  { kind: 'flows', name: 'refilling', states: 4, transitions: 6, stories: 4, pictures: 8, accepted: null },
  { kind: 'lifecycles', name: 'pageStatus', states: 3, transitions: 2, stories: 0, pictures: 0, accepted: null },
];

interface Args {
  /** Of the machines there are, or of some that are made up. */
  figures: 'real' | 'example';
}

async function realFigures(): Promise<AllMachinesProps['figures']> {
  const [modules, facts] = await Promise.all([storyModules(), Promise.all(addresses.map(factsOf))]);
  return facts.map((machine) => figuresOf(machine, modules, accepted));
}

const meta = {
  title: 'State maps/All machines',
  args: { figures: 'real' },
  argTypes: { figures: { control: 'inline-radio', options: ['real', 'example'] } },
  loaders: [async ({ args }) => ({ figures: args.figures === 'real' ? await realFigures() : example })],
  // What the loader above returns; Storybook gives it on without its type.
  render: (_, { loaded }) => <AllMachines {...(loaded as AllMachinesProps)} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What there is now. Its pictures show made-up machines: counted among the real ones, each would be out of date at once. */
export const AllMachinesNow: Story = {
  name: 'All machines',
  parameters: { visual: { widths: [390, 1280], args: 'figures:example' } },
};
