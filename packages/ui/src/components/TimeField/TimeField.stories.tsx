import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Components/Fields/TimeField',
  component: TimeField,
  args: { label: 'Time', name: 'meetingTime', value: null, onChange: fn(), isRequired: true },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Entered: Story = { args: { value: '14:30' } };

export const On24Hours: Story = { args: { value: '14:30', hourCycle: 24 } };

export const WithError: Story = { args: { errorMessage: 'Meeting time is required' } };

export const Disabled: Story = { args: { value: '14:30', isDisabled: true } };

export const Matrix: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  play: ({ canvasElement }) => {
    const part = canvasElement.querySelectorAll('[role=spinbutton]')[7];
    part?.setAttribute('data-focused', 'true');
  },
  render: (args) => (
    <Stack gap={6}>
      <TimeField {...args} label="Empty" />
      <TimeField {...args} label="Entered" value="09:05" description="In your own time zone." />
      <TimeField {...args} label="With the focus" value="14:30" />
      <TimeField {...args} label="Refused" errorMessage="Meeting time is required" />
      <TimeField {...args} label="Read only" value="14:30" isReadOnly />
      <TimeField {...args} label="Disabled" value="14:30" isDisabled />
    </Stack>
  ),
};
