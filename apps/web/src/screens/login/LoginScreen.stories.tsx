import { loginSnapshots, loginVariations } from '@guildhall/machines/snapshots/login';
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

export const CredentialsTyping: Story = { args: { snapshot: loginSnapshots['credentials.typing'] } };
export const CredentialsRefused: Story = { args: { snapshot: loginSnapshots['credentials.refused'] } };
export const CredentialsWrongRole: Story = { args: { snapshot: loginSnapshots['credentials.wrongRole'] } };
export const SigningIn: Story = { args: { snapshot: loginSnapshots.signingIn } };
export const Closed: Story = { args: { snapshot: loginSnapshots.closed } };
export const Reopening: Story = { args: { snapshot: loginSnapshots.reopening } };
export const SignedIn: Story = { args: { snapshot: loginSnapshots.signedIn } };

// Variations

export const Incomplete: Story = { args: { snapshot: loginVariations.incomplete } };

export const CutOff: Story = { args: { snapshot: loginVariations.cutOff } };

/** Sent here from a page of which visitors may see something too. */
export const FromWork: Story = { args: { snapshot: loginSnapshots['credentials.typing'], browseHref: '#jobs' } };

export const SubmittedByEnter: Story = {
  args: { snapshot: loginSnapshots['credentials.refused'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Password'), '{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'login.submit' });
  },
};
