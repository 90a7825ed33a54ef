import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign } from 'lucide-react';
import { Group } from 'react-aria-components/Group';
import { fn } from 'storybook/test';

import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'Full name', value: '', onChange: fn(), isRequired: true, name: 'name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { autoComplete: 'name' } };

export const WithDescription: Story = {
  args: {
    label: 'Company name',
    description: 'As it stands on your invoices.',
    value: 'Hartwell & Sons',
    autoComplete: 'organization',
  },
};

export const Optional: Story = { args: { label: 'Portfolio', type: 'url', isRequired: false } };

export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    value: 'ines@',
    errorMessage: 'Enter an email address, like name@example.com.',
  },
};

export const ReadOnly: Story = {
  args: { label: 'Email', value: 'ines@example.com', isReadOnly: true, description: 'Verified.' },
};

export const Disabled: Story = { args: { value: 'Ines Okafor', isDisabled: true } };

export const WithAffixes: Story = {
  args: { label: 'Years of experience', value: '12', inputMode: 'numeric', suffix: 'years' },
};

/** Only where words in sight say already what goes in. */
export const HiddenLabel: Story = {
  args: {
    label: 'Email of whom you invite',
    isLabelHidden: true,
    autoComplete: 'off',
    prefix: <Icon icon={AtSign} size="medium" />,
    placeholder: 'name@example.com',
  },
  render: (args) => (
    <Group aria-labelledby="whom">
      <Stack gap={3}>
        <Heading level={2} size="md" id="whom">
          Email of whom you invite
        </Heading>
        <TextField {...args} />
      </Stack>
    </Group>
  ),
};

export const Matrix: Story = {
  args: { autoComplete: 'name' },
  render: (args) => (
    <Stack gap={6}>
      <TextField {...args} label="Empty" />
      <TextField {...args} label="With a description" value="Ines Okafor" description="As clients will see it." />
      <TextField {...args} label="May be left out" value="Ines Okafor" isRequired={false} />
      <TextField
        {...args}
        label="Refused"
        value="I"
        errorMessage="Enter your full name."
        description="As clients will see it."
      />
      <TextField {...args} label="Read only" value="Ines Okafor" isReadOnly />
      <TextField {...args} label="Disabled" value="Ines Okafor" isDisabled />
      <TextField {...args} label="Disabled and refused" value="" isDisabled errorMessage="Enter your full name." />
    </Stack>
  ),
};
