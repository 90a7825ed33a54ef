import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefcaseBusiness, PenTool } from 'lucide-react';
import { fn } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';

const meta = {
  title: 'Components/Fields/ChoiceCards',
  component: ChoiceCards,
  args: {
    label: 'I am here to',
    name: 'role',
    options: [
      { value: 'client', label: 'Hire', description: 'Post jobs and choose from proposals.', icon: BriefcaseBusiness },
      { value: 'freelancer', label: 'Work', description: 'Find jobs and send proposals.', icon: PenTool },
    ],
    value: null,
    onChange: fn(),
    isRequired: true,
  },
} satisfies Meta<typeof ChoiceCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { value: 'freelancer' } };

export const WithError: Story = { args: { errorMessage: 'Please select your role' } };

export const WithoutIcons: Story = {
  args: {
    label: 'Account type',
    value: 'client',
    options: [
      { value: 'client', label: 'Client' },
      { value: 'freelancer', label: 'Freelancer' },
    ],
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={6}>
      <ChoiceCards {...args} label="Nothing chosen" />
      <ChoiceCards {...args} label="Chosen" name="chosen" value="client" />
      <ChoiceCards {...args} label="Refused" name="wrong" errorMessage="Please select your role" />
      <ChoiceCards {...args} label="Read only" name="fixed" value="client" isReadOnly />
      <ChoiceCards {...args} label="Disabled" name="off" value="client" isDisabled />
    </Stack>
  ),
};
