import type { Meta, StoryObj } from '@storybook/react-vite';

import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Highlight } from './Highlight.tsx';

const parts = [
  { text: 'I build calm ', isMatch: false },
  { text: 'React', isMatch: true },
  { text: ' applications.', isMatch: false },
];

const meta = {
  title: 'Components/Text/Highlight',
  component: Highlight,
  args: { parts },
} satisfies Meta<typeof Highlight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Text>
      <Highlight {...args} />
    </Text>
  ),
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
};

/** In a title that is a link, and in muted text. */
export const InOtherText: Story = {
  render: (args) => (
    <>
      <Heading level={3} size="lg">
        <Link href="#name" look="quiet">
          <Highlight {...args} />
        </Link>
      </Heading>
      <Text tone="muted" size="sm">
        <Highlight {...args} />
      </Text>
    </>
  ),
};
