import { emailPreferencesFlow } from '@guildhall/machines/scenarios/emailPreferences';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { AccountPageView } from './AccountPageView.tsx';
import { EmailPreferencesScreen } from './EmailPreferencesScreen.tsx';

const email = 'maya.lindqvist@example.com';

const meta = {
  title: 'Screens/EmailPreferences',
  component: EmailPreferencesScreen,
  args: { send: fn(), role: 'CLIENT', savedSearchesHref: '/find-talent?saved=1' },
  render: (args) => (
    <AccountPageView index={null} email={email}>
      <EmailPreferencesScreen {...args} />
    </AccountPageView>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof EmailPreferencesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: emailPreferencesFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: emailPreferencesFlow.snapshots.failed } };
export const Ready: Story = { args: { snapshot: emailPreferencesFlow.snapshots.ready } };
export const Saving: Story = { args: { snapshot: emailPreferencesFlow.snapshots.saving } };

// Variations

export const RatingsOff: Story = { args: { snapshot: emailPreferencesFlow.snapshots.ratingsOff } };
export const NotSaved: Story = { args: { snapshot: emailPreferencesFlow.snapshots.notSaved } };
export const OfFreelancer: Story = { args: { snapshot: emailPreferencesFlow.snapshots.ready, role: 'FREELANCER' } };
