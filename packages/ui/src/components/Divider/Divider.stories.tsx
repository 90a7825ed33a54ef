import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BetweenParagraphs: Story = {
  render: (args) => (
    <Stack>
      <Text>What the client asks for.</Text>
      <Divider {...args} />
      <Text>What the freelancer answers.</Text>
    </Stack>
  ),
};

export const Vertical: Story = {
  args: { orientation: 'vertical', isDecorative: true },
  render: (args) => (
    <Inline gap={3}>
      <Text>Lisbon</Text>
      <Divider {...args} />
      <Text>Technology</Text>
    </Inline>
  ),
};
