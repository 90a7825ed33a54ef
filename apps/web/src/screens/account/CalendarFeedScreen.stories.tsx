import { calendarFeedFlow } from '@guildhall/machines/scenarios/calendarFeed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { AccountPageView } from './AccountPageView.tsx';
import { CalendarFeedScreen } from './CalendarFeedScreen.tsx';

const email = 'maya.lindqvist@example.com';

const meta = {
  title: 'Screens/CalendarFeed',
  component: CalendarFeedScreen,
  args: { send: fn(), now: Date.parse('2026-11-20T09:30:00Z') },
  render: (args) => (
    <AccountPageView index={null} email={email}>
      <CalendarFeedScreen {...args} />
    </AccountPageView>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof CalendarFeedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = { visual: { clip: 'page' } };

export const Loading: Story = { args: { snapshot: calendarFeedFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: calendarFeedFlow.snapshots.failed } };
export const Off: Story = { args: { snapshot: calendarFeedFlow.snapshots.off } };
export const Starting: Story = { args: { snapshot: calendarFeedFlow.snapshots.starting } };
export const On: Story = { args: { snapshot: calendarFeedFlow.snapshots.on } };
export const Copying: Story = { args: { snapshot: calendarFeedFlow.snapshots.copying } };
export const ConfirmingRenewal: Story = {
  args: { snapshot: calendarFeedFlow.snapshots.confirmingRenewal },
  parameters: asked,
};
export const Renewing: Story = { args: { snapshot: calendarFeedFlow.snapshots.renewing }, parameters: asked };
export const ConfirmingEnd: Story = { args: { snapshot: calendarFeedFlow.snapshots.confirmingEnd }, parameters: asked };
export const Ending: Story = { args: { snapshot: calendarFeedFlow.snapshots.ending }, parameters: asked };

// Variations

export const Overtaken: Story = { args: { snapshot: calendarFeedFlow.snapshots.overtaken } };
