import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'per hour' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eye reads “$45 /hr”, the ear hears “$45 per hour”. */
export const Default: Story = {
  render: (args) => (
    <Text>
      $45 <span aria-hidden="true">/hr</span>
      <VisuallyHidden {...args} />
    </Text>
  ),
};
