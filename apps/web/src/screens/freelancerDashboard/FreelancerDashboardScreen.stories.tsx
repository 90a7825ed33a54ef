import { sentApplicationsFlow } from '@guildhall/machines/scenarios/sentApplications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { sampleNow } from '../../kit/sampleNow.ts';
import { inMain } from '../../shell/inMain.tsx';
import { SentApplicationsView } from '../sentApplications/SentApplicationsView.tsx';
import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';

const meta = {
  id: 'screens-freelancerdashboard',
  title: 'Screens/Hiring/Freelancer dashboard',
  tags: ['autodocs'],
  component: FreelancerDashboardScreen,
  args: {
    name: 'Ngozi Adeyemi',
    tab: 'applications',
    tabHref: (tab) => `#tab=${tab}`,
    children: (
      <SentApplicationsView
        snapshot={sentApplicationsFlow.snapshots.listed}
        send={fn()}
        now={sampleNow}
        jobsHref="#jobs"
        allHref="#all"
        pageHref={(page) => `#page=${page}`}
        editHref={() => null}
      />
    ),
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof FreelancerDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// Variations

/** The frame around every tab; the tabs have stories of their own. */
export const Applications: Story = {};

export const MeetingsToAnswer: Story = { args: { meetingsToAnswer: 2 } };
