import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefcaseBusiness, CircleCheck, Hourglass, Users } from 'lucide-react';

import { Grid } from '../Grid/Grid.tsx';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Components/Data/StatCard',
  component: StatCard,
  args: { label: 'Open projects', value: '4' },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The head of a dashboard. */
export const ARow: Story = {
  parameters: { visual: { widths: [390, 1280], themes: ['light', 'dark', 'contrast'] } },
  render: () => (
    <Grid gap={4} itemWidth="narrow" isFilled>
      <StatCard icon={BriefcaseBusiness} label="Open projects" value="4" hint="12 in all" />
      <StatCard icon={Users} label="Applications" value="27" hint="6 new this week" />
      <StatCard icon={Hourglass} label="To approve" value="1" hint="waits for you" />
      <StatCard icon={CircleCheck} label="Completed" value="7" hint="98% on time" />
    </Grid>
  ),
};
