import type { Meta, StoryObj } from '@storybook/react-vite';

import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Dashboard', href: '#dashboard' },
      { label: 'My Jobs', href: '#jobs' },
    ],
    current: 'Ordering site for a neighbourhood bakery',
  },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { widths: [390, 1280], themes: ['light', 'dark', 'contrast'] } },
};

export const OneLevel: Story = {
  args: { items: [{ label: 'Find Talent', href: '#talent' }], current: 'Amara Okafor' },
};

/** Long titles go on to a second line. */
export const Long: Story = {
  args: {
    items: [
      { label: 'Resources', href: '#resources' },
      { label: 'Guides for clients', href: '#guides' },
      { label: 'Writing a brief that gets good proposals', href: '#briefs' },
    ],
    current: 'How much detail a budget needs before anybody can say what the work will cost, and when it is too much',
  },
  parameters: { visual: { widths: [390, 768] } },
};
