import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Text/Heading',
  component: Heading,
  args: { level: 2, children: 'Work that is worth doing well' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first line of the home page. */
export const Hero: Story = {
  args: { level: 1, size: 'hero' },
  // The first heading of a page; a docs page has its own.
  parameters: { visual: { widths: [390, 1280] }, docs: { story: { inline: false, height: '160px' } } },
};

/** A name on a card is third in the outline and small to the eye. */
export const SizeApartFromLevel: Story = { args: { level: 3, size: 'md', children: 'Amara Okafor' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap={5}>
      {(['hero', 'display', 'xxl', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: Work that is worth doing well
        </Heading>
      ))}
    </Stack>
  ),
};
