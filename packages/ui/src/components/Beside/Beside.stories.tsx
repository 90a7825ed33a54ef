import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck } from 'lucide-react';

import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { Beside } from './Beside.tsx';

const words = (
  <>
    <Text weight="semibold">Bartholomew Featherstone</Text>
    <Text size="sm" tone="muted">
      Interaction design · Southampton
    </Text>
  </>
);

const meta = {
  title: 'Components/Layout/Beside',
  component: Beside,
  args: { mark: <Avatar name="Bartholomew Featherstone" />, children: words },
} satisfies Meta<typeof Beside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The mark beside the first line of several. */
export const AtTheStart: Story = {
  args: {
    align: 'start',
    mark: <Icon icon={BadgeCheck} size="medium" />,
    children: (
      <Text>We have seen this person’s papers and spoken with two former clients, who would work with her again.</Text>
    ),
  },
  parameters: { visual: { widths: [390] } },
};

/** Text at 200% on the narrowest phone: the words go under the mark, whole. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  parameters: { docs: { story: { height: '220px' } }, visual: { widths: [320, 390], themes: ['light', 'dark'] } },
};
