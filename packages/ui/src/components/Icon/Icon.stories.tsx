import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, BadgeCheck, BriefcaseBusiness, CalendarDays, MapPin, Search } from 'lucide-react';

import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Components/Text/Icon',
  component: Icon,
  args: { icon: BriefcaseBusiness },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Where no word stands beside it, the icon needs one of its own. */
export const WithALabel: Story = { args: { icon: BadgeCheck, label: 'Verified', size: 'medium' } };

/** The size `text` grows with the words beside it. */
export const BesideText: Story = {
  render: () => (
    <Inline gap={6} align="baseline">
      <Text size="sm">
        <Icon icon={MapPin} /> Lisbon
      </Text>
      <Text>
        <Icon icon={CalendarDays} /> 9 June
      </Text>
      <Text size="xl">
        <Icon icon={Search} /> Find work
      </Text>
    </Inline>
  ),
};

/** An arrow that means “onward” turns round where the text does. */
export const Directional: Story = {
  args: { icon: ArrowRight, isDirectional: true, size: 'medium' },
  globals: { direction: 'rtl' },
  parameters: { docs: { story: { height: '80px' } } },
};

export const Sizes: Story = {
  render: () => (
    <Inline gap={4}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Icon key={size} icon={BriefcaseBusiness} size={size} />
      ))}
    </Inline>
  ),
};
