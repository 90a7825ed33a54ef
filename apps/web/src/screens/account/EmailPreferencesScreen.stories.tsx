import {
  emailPreferencesSnapshots as snapshots,
  emailPreferencesVariations as variations,
} from '@guildhall/machines/snapshots/emailPreferences';
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

export const Loading: Story = { args: { snapshot: snapshots.loading } };
export const Failed: Story = { args: { snapshot: snapshots.failed } };
export const Ready: Story = { args: { snapshot: snapshots.ready } };
export const Saving: Story = { args: { snapshot: snapshots.saving } };

// Variations

export const RatingsOff: Story = { args: { snapshot: variations.ratingsOff } };
export const NotSaved: Story = { args: { snapshot: variations.notSaved } };
export const OfFreelancer: Story = { args: { snapshot: snapshots.ready, role: 'FREELANCER' } };
