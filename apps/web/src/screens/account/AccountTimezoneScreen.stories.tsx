import { accountTimezoneFlow } from '@guildhall/machines/scenarios/accountTimezone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { nameZones } from '../shared/meetingTime/useZoneOptions.ts';
import { AccountPageView } from './AccountPageView.tsx';
import { AccountTimezoneScreen } from './AccountTimezoneScreen.tsx';
import { ZoneFieldView } from './ZoneFieldView.tsx';

const email = 'maya.lindqvist@example.com';

const meta = {
  loaders: [nameZones],
  title: 'Screens/AccountTimezone',
  component: AccountTimezoneScreen,
  args: { send: fn(), deviceZone: 'Europe/Stockholm', FieldView: ZoneFieldView },
  render: (args) => (
    <AccountPageView index={null} email={email}>
      <AccountTimezoneScreen {...args} />
    </AccountPageView>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof AccountTimezoneScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: accountTimezoneFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: accountTimezoneFlow.snapshots.failed } };
export const Ready: Story = { args: { snapshot: accountTimezoneFlow.snapshots.ready } };
export const Saving: Story = { args: { snapshot: accountTimezoneFlow.snapshots.saving } };

// Variations

export const NoneChosen: Story = { args: { snapshot: accountTimezoneFlow.snapshots.none } };
export const Clearing: Story = { args: { snapshot: accountTimezoneFlow.snapshots.clearing } };
export const NotSaved: Story = { args: { snapshot: accountTimezoneFlow.snapshots.notSaved } };
export const AsOnThisDevice: Story = {
  args: { snapshot: accountTimezoneFlow.snapshots.ready, deviceZone: 'America/New_York' },
};
