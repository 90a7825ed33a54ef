import type { Meta, StoryObj } from '@storybook/react-vite';

import { FilterChips } from './FilterChips.tsx';

const without = (label: string) => ({ label, href: `#without-${encodeURIComponent(label)}` });

const meta = {
  title: 'Components/Navigation/FilterChips',
  component: FilterChips,
  args: { filters: ['React', 'Rotterdam', '4 stars or more'].map(without), clearHref: '#all' },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { themes: ['light', 'dark', 'contrast'] } } };

/** Words longer than the screen break, and more chips go on to the next line. */
export const ManyAndLong: Story = {
  args: {
    filters: [
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenentwurfsberatung',
      'Available now',
      'Up to $100 an hour',
      'Intermediate, 2–5 years',
    ].map(without),
  },
  parameters: { visual: { widths: [320] } },
  globals: { viewport: { value: 'w320' } },
};
