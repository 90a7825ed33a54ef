import { ownProfileFlow } from '@guildhall/machines/scenarios/ownProfile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';
import { StandingView } from './StandingView.tsx';

const meta = {
  id: 'screens-standing',
  title: 'Screens/Profiles/Standing',
  tags: ['autodocs'],
  component: StandingView,
  args: { send: fn(), editHref: '#edit', profileHref: '#profile', fieldHref: (criterion) => `#${criterion}` },
  render: (args) => (
    <FreelancerDashboardScreen name="Ngozi Adeyemi" tab="profile" tabHref={(tab) => `#${tab}`}>
      <StandingView {...args} />
    </FreelancerDashboardScreen>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof StandingView>;

export default meta;
type Story = StoryObj<typeof meta>;

// Variations

export const StandingLoading: Story = { args: { snapshot: ownProfileFlow.snapshots.loadingFreelancer } };
export const StandingFailed: Story = { args: { snapshot: ownProfileFlow.snapshots.failed } };
export const StandingShown: Story = { args: { snapshot: ownProfileFlow.snapshots.shown } };

export const Incomplete: Story = { args: { snapshot: ownProfileFlow.snapshots.newFreelancer } };
