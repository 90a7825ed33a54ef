import { ownSessionsFlow } from '@guildhall/machines/scenarios/ownSessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { AccountPageView } from './AccountPageView.tsx';
import { OwnSessionsScreen } from './OwnSessionsScreen.tsx';

const email = 'maya.lindqvist@example.com';

const meta = {
  title: 'Screens/OwnSessions',
  component: OwnSessionsScreen,
  args: { send: fn(), now: Date.parse('2026-11-20T09:30:00Z') },
  render: (args) => (
    <AccountPageView index={null} email={email}>
      <OwnSessionsScreen {...args} />
    </AccountPageView>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof OwnSessionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: ownSessionsFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: ownSessionsFlow.snapshots.failed } };
export const Listed: Story = { args: { snapshot: ownSessionsFlow.snapshots.listed } };
export const ConfirmingEnd: Story = {
  args: { snapshot: ownSessionsFlow.snapshots.confirmingEnd },
  parameters: { visual: { clip: 'page' } },
};
export const Ending: Story = {
  args: { snapshot: ownSessionsFlow.snapshots.ending },
  parameters: { visual: { clip: 'page' } },
};
export const ConfirmingEndOfOthers: Story = {
  args: { snapshot: ownSessionsFlow.snapshots.confirmingEndOfOthers },
  parameters: { visual: { clip: 'page' } },
};
export const EndingOthers: Story = {
  args: { snapshot: ownSessionsFlow.snapshots.endingOthers },
  parameters: { visual: { clip: 'page' } },
};

// Variations

export const Alone: Story = { args: { snapshot: ownSessionsFlow.snapshots.alone } };
export const WithNews: Story = { args: { snapshot: ownSessionsFlow.snapshots.withNews } };
export const LoadingAgain: Story = { args: { snapshot: ownSessionsFlow.snapshots.loadingAgain } };
