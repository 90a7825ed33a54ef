import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { aboutOf } from './about.ts';
import { exampleMachine } from './exampleMachine.ts';
import { chartOf } from './graph.ts';
import { layOut } from './layout.ts';
import { partsOf } from './parts.ts';
import { StateMap } from './StateMap.tsx';
import type { StateMapProps } from './StateMap.tsx';
import type { StoryLink } from './storyNames.ts';
import { measureInBrowser } from './type.ts';

/** Where the states of an example lead: to itself. */
const here: StoryLink = {
  id: 'state-maps-how-to-read-one--printer',
  title: 'State maps/How to read one',
  name: 'Printer',
};

const { './exampleMachine.ts': source = '' } = import.meta.glob<string>('./exampleMachine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const chart = chartOf(exampleMachine);
const withoutStory = new Set(['', 'cancelled', 'off']);

const facts: StateMapProps['facts'] = {
  kind: 'flows',
  name: 'printer',
  path: '.storybook/stateMaps/exampleMachine.ts',
  archetypes: { rest: { summary: 'A pause.', guarantees: 'It ends by itself, and the queue is looked at again.' } },
  about: aboutOf(source),
  chart,
  stories: Object.fromEntries(chart.states.map(({ id }) => [id, withoutStory.has(id) ? null : here])),
};

const meta = {
  title: 'State maps/How to read one',
  component: StateMap,
  loaders: [async () => ({ drawing: await layOut(partsOf(chart), measureInBrowser()) })],
  // The letters have to be there before a drawing is made to their measure, so it cannot stand in the arguments.
  args: { facts, drawing: { width: 0, height: 0, parts: [], links: [] } },
  // What the loader above returns; Storybook gives it on without its type.
  render: (args, { loaded }) => <StateMap {...args} {...(loaded as Pick<StateMapProps, 'drawing'>)} />,
  parameters: { layout: 'fullscreen', controls: { include: ['state'] } },
} satisfies Meta<typeof StateMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Printer: Story = {
  parameters: { visual: { widths: [1280], themes: ['light', 'dark', 'contrast'] } },
};

/** A state to discuss: `state` is among the controls of every map. */
export const PointedOut: Story = {
  args: { state: 'printing.paper.jammed' },
  play: async ({ canvas }) => {
    const drawing = within(canvas.getByRole('region', { name: 'Drawing of printer' }));
    await expect(drawing.getByRole('link', { current: true })).toHaveAccessibleName(/^jammed/);
  },
};

/** The arrows from and to a state stand out while it has the focus or the pointer. */
export const Traced: Story = {
  play: async ({ canvas }) => {
    const drawing = within(canvas.getByRole('region', { name: 'Drawing of printer' }));
    drawing.getByRole('link', { name: /^sending/ }).focus();
    await expect(drawing.getByRole('img', { name: /^sendJob fails: leads from sending to ready$/ })).toBeVisible();
  },
};

/** Half as large again. What does not fit is scrolled to, by keyboard too. */
export const Larger: Story = {
  parameters: { visual: { widths: [390] } },
  play: async ({ canvas }) => {
    const larger = canvas.getByRole('button', { name: 'Larger' });
    await userEvent.click(larger);
    await userEvent.click(larger);
    await expect(canvas.getByText('150%')).toBeVisible();
    const frame = canvas.getByRole('region', { name: 'Drawing of printer' });
    frame.focus();
    await expect(frame).toHaveFocus();
    await userEvent.tab();
    await expect(frame).not.toHaveFocus();
  },
};

/** By Tab, every state that has a story is reached, and the way leads on behind the last. */
export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Drawing of printer' });
    frame.focus();
    const links = within(frame).getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(frame).not.toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
};
