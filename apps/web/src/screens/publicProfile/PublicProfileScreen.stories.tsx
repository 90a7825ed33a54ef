import { publicProfileSnapshots, publicProfileVariations } from '@guildhall/machines/snapshots/publicProfile';
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

export const Loading: Story = { args: { snapshot: publicProfileSnapshots.loading } };
export const Shown: Story = { args: { snapshot: publicProfileSnapshots.shown, visitor: 'guest' } };
export const Completing: Story = { args: { snapshot: publicProfileSnapshots.completing } };
export const Limited: Story = { args: { snapshot: publicProfileSnapshots.limited } };
export const Missing: Story = { args: { snapshot: publicProfileSnapshots.missing } };
export const Failed: Story = { args: { snapshot: publicProfileSnapshots.failed } };

// Variations

/** A signed-in viewer can write to them. */
export const ForMembers: Story = { args: { snapshot: publicProfileVariations.forMembers } };

/** The page that came from the server stays, without the address. */
export const LimitedAsVisitor: Story = { args: { snapshot: publicProfileVariations.limitedAsVisitor } };

export const Newcomer: Story = { args: { snapshot: publicProfileVariations.newcomer } };

export const Client: Story = { args: { snapshot: publicProfileVariations.client } };
