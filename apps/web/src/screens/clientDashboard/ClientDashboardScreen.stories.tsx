import { Text } from '@guildhall/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inMain } from '../../shell/inMain.tsx';
import { ClientDashboardScreen } from './ClientDashboardScreen.tsx';

const meta = {
  id: 'screens-clientdashboard',
  title: 'Screens/Hiring/Client dashboard',
  tags: ['autodocs'],
  component: ClientDashboardScreen,
  args: {
    name: 'Mara Lindqvist',
    tab: 'overview',
    tabHref: (tab) => `#${tab}`,
    waiting: 5,
    postJobHref: '#',
    children: <Text>What the open tab shows: see the stories of the overview, of posted jobs and of applicants.</Text>,
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ClientDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Jobs: Story = { args: { tab: 'jobs' } };

export const Applicants: Story = { args: { tab: 'applicants' } };

export const MeetingsToAnswer: Story = { args: { meetingsToAnswer: 2 } };

export const NotYetCounted: Story = { args: { waiting: undefined } };

export const LongName: Story = { args: { name: 'Wilhelmina Konstantinopoulou-Featherstonehaugh' } };
