import { verificationFlow } from '@guildhall/machines/scenarios/verification';
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

export const Loading: Story = { args: { snapshot: verificationFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: verificationFlow.snapshots.failed } };
export const Ready: Story = { args: { snapshot: verificationFlow.snapshots.ready } };
export const Checking: Story = { args: { snapshot: verificationFlow.snapshots.checking } };
export const Copying: Story = { args: { snapshot: verificationFlow.snapshots.copying } };

// Variations

export const Verified: Story = { args: { snapshot: verificationFlow.snapshots.verified } };
export const NotVerified: Story = { args: { snapshot: verificationFlow.snapshots.notVerified } };
/** The page of someone who is verified has lost the link. */
export const Doubted: Story = { args: { snapshot: verificationFlow.snapshots.doubted } };
export const WithoutLinks: Story = { args: { snapshot: verificationFlow.snapshots.withoutLinks } };
export const Client: Story = { args: { snapshot: verificationFlow.snapshots.client, ...client } };
export const ClientChecking: Story = { args: { snapshot: verificationFlow.snapshots.clientChecking, ...client } };
export const ClientVerified: Story = { args: { snapshot: verificationFlow.snapshots.clientVerified, ...client } };
export const ClientOfFreeMail: Story = { args: { snapshot: verificationFlow.snapshots.clientOfFreeMail, ...client } };
export const ClientWithoutWebsite: Story = {
  args: { snapshot: verificationFlow.snapshots.clientWithoutWebsite, ...client },
};
