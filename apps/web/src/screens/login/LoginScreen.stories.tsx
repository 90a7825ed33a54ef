import { loginFlow } from '@guildhall/machines/scenarios/login';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  args: { send: fn(), signupHref: '#', forgotPasswordHref: '#', browseHref: null },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CredentialsTyping: Story = { args: { snapshot: loginFlow.snapshots['credentials.typing'] } };
export const CredentialsRefused: Story = { args: { snapshot: loginFlow.snapshots['credentials.refused'] } };
export const CredentialsWrongRole: Story = { args: { snapshot: loginFlow.snapshots['credentials.wrongRole'] } };
export const SigningIn: Story = { args: { snapshot: loginFlow.snapshots.signingIn } };
export const Closed: Story = { args: { snapshot: loginFlow.snapshots.closed } };
export const Reopening: Story = { args: { snapshot: loginFlow.snapshots.reopening } };
export const SignedIn: Story = { args: { snapshot: loginFlow.snapshots.signedIn } };

// Variations

export const Incomplete: Story = { args: { snapshot: loginFlow.snapshots.incomplete } };

export const CutOff: Story = { args: { snapshot: loginFlow.snapshots.cutOff } };

/** Sent here from a page of which visitors may see something too. */
export const FromWork: Story = { args: { snapshot: loginFlow.snapshots['credentials.typing'], browseHref: '#jobs' } };

export const SubmittedByEnter: Story = {
  args: { snapshot: loginFlow.snapshots['credentials.refused'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Password'), '{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'login.submit' });
  },
};
