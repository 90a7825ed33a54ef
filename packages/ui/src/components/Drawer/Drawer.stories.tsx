import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { withTrigger } from '../../testing/withTrigger.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Filters',
    children: <Text>Skills, location, rate.</Text>,
  },
  parameters: { visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isOpen: false },
  decorators: [withTrigger('Filters')],
  parameters: { visual: { clip: 'story', widths: [1280], themes: ['light'] } },
};

export const Open: Story = { parameters: { visual: { themes: ['light', 'dark', 'contrast'] } } };

/** What is always within reach. */
export const WithAFooter: Story = {
  args: {
    footer: (
      <Button variant="primary" isFullWidth>
        Show 48 freelancers
      </Button>
    ),
  },
};

export const FromTheStart: Story = { args: { side: 'start' } };

/** The footer stays; what is too long scrolls. */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index}>
        <Link href={`#skill-${index}`} look="standalone">
          Skill {index + 1}
        </Link>
      </Text>
    )),
    footer: <Button isFullWidth>Reset</Button>,
  },
};
