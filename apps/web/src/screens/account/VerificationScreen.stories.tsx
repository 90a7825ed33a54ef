import {
  verificationSnapshots as snapshots,
  verificationVariations as variations,
} from '@guildhall/machines/snapshots/verification';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { AccountPageView } from './AccountPageView.tsx';
import { verificationProps } from './verificationProps.ts';
import { VerificationScreen } from './VerificationScreen.tsx';

const meta = {
  title: 'Screens/Verification',
  component: VerificationScreen,
  args: { send: fn(), ...verificationProps('FREELANCER') },
  render: (args) => (
    <AccountPageView
      index={null}
      email={args.role === 'CLIENT' ? 'jonas@northwind.example' : 'maya.lindqvist@gmail.com'}
    >
      <VerificationScreen {...args} />
    </AccountPageView>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof VerificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const client = verificationProps('CLIENT');

export const Loading: Story = { args: { snapshot: snapshots.loading } };
export const Failed: Story = { args: { snapshot: snapshots.failed } };
export const Ready: Story = { args: { snapshot: snapshots.ready } };
export const Checking: Story = { args: { snapshot: snapshots.checking } };
export const Copying: Story = { args: { snapshot: snapshots.copying } };

// Variations

export const Verified: Story = { args: { snapshot: variations.verified } };
export const NotVerified: Story = { args: { snapshot: variations.notVerified } };
/** The page of someone who is verified has lost the link. */
export const Doubted: Story = { args: { snapshot: variations.doubted } };
export const WithoutLinks: Story = { args: { snapshot: variations.withoutLinks } };
export const Client: Story = { args: { snapshot: variations.client, ...client } };
export const ClientChecking: Story = { args: { snapshot: variations.clientChecking, ...client } };
export const ClientVerified: Story = { args: { snapshot: variations.clientVerified, ...client } };
export const ClientOfFreeMail: Story = { args: { snapshot: variations.clientOfFreeMail, ...client } };
export const ClientWithoutWebsite: Story = { args: { snapshot: variations.clientWithoutWebsite, ...client } };
