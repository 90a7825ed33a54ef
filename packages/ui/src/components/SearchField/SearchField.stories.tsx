import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { MatrixRow } from '../../testing/MatrixRow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  args: { label: 'Search jobs', name: 'search', value: '', onChange: fn(), placeholder: 'Skill, title or company' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 'booking system' } };

export const Large: Story = { args: { size: 'large' } };

export const WithVisibleLabel: Story = { args: { isLabelHidden: false } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={4}>
      <MatrixRow name="Empty">
        <SearchField {...args} />
      </MatrixRow>
      <MatrixRow name="Typed">
        <SearchField {...args} value="booking system" />
      </MatrixRow>
      <MatrixRow name="Large">
        <SearchField {...args} value="booking system" size="large" />
      </MatrixRow>
      <MatrixRow name="Disabled">
        <SearchField {...args} value="booking system" isDisabled />
      </MatrixRow>
    </Stack>
  ),
};
