import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  args: { children: 'Available for work', name: 'availability', isSelected: false, onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { isSelected: true } };

export const WithDescription: Story = {
  args: { isSelected: true, description: 'Clients find you first among those who are free.' },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={1}>
      <Switch {...args}>Off</Switch>
      <Switch {...args} isSelected>
        On
      </Switch>
      <Switch {...args} isSelected isReadOnly>
        Read only
      </Switch>
      <Switch {...args} isDisabled>
        Disabled
      </Switch>
      <Switch {...args} isSelected isDisabled>
        Disabled and on
      </Switch>
    </Stack>
  ),
};
