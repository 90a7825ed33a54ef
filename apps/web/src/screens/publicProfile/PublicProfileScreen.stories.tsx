import { publicProfileFlow } from '@guildhall/machines/scenarios/publicProfile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { PublicProfileScreen } from './PublicProfileScreen.tsx';

const meta = {
  title: 'Screens/PublicProfile',
  component: PublicProfileScreen,
  args: {
    send: fn(),
    now: sampleNow,
    homeHref: '#',
    visitor: 'CLIENT',
    contactHref: '#contact',
    loginHref: '#login',
    profileHref: () => '#',
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof PublicProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: publicProfileFlow.snapshots.loading } };
export const Shown: Story = { args: { snapshot: publicProfileFlow.snapshots.shown, visitor: 'guest' } };
export const Completing: Story = { args: { snapshot: publicProfileFlow.snapshots.completing } };
export const Limited: Story = { args: { snapshot: publicProfileFlow.snapshots.limited } };
export const Missing: Story = { args: { snapshot: publicProfileFlow.snapshots.missing } };
export const Failed: Story = { args: { snapshot: publicProfileFlow.snapshots.failed } };

// Variations

/** A signed-in viewer can write to them. */
export const ForMembers: Story = { args: { snapshot: publicProfileFlow.snapshots.forMembers } };

/** The page that came from the server stays, without the address. */
export const LimitedAsVisitor: Story = { args: { snapshot: publicProfileFlow.snapshots.limitedAsVisitor } };

export const Newcomer: Story = { args: { snapshot: publicProfileFlow.snapshots.newcomer } };

export const Client: Story = { args: { snapshot: publicProfileFlow.snapshots.client } };
