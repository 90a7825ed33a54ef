import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';

import { live } from '../../testing/liveArgs.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Fold } from './Fold.tsx';

const LiveField = live(TextField);

const meta = {
  title: 'Components/Layout/Fold',
  component: Fold,
  args: {
    label: 'Filters (2)',
    children: (
      <Stack gap={3}>
        <LiveField label="City" optionalText={null} name="city" value="Rotterdam" onChange={fn()} />
        <LiveField label="Skill" optionalText={null} name="skill" value="React" onChange={fn()} />
      </Stack>
    ),
  },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof Fold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  parameters: { visual: { widths: [390], themes: ['light', 'dark'] } },
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary?.checkVisibility()) await userEvent.click(summary);
  },
};
