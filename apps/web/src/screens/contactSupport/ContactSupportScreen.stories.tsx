import { supportRequestFlow } from '@guildhall/machines/scenarios/supportRequest';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ContactSupportScreen } from './ContactSupportScreen.tsx';

const meta = {
  title: 'Screens/ContactSupport',
  component: ContactSupportScreen,
  args: { send: fn(), supportEmail: 'support@guildhall.example', homeHref: '#', helpHref: '#' },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ContactSupportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { args: { snapshot: supportRequestFlow.snapshots.editing } };
export const Sending: Story = { args: { snapshot: supportRequestFlow.snapshots.sending } };
export const Submitted: Story = { args: { snapshot: supportRequestFlow.snapshots.submitted } };

// Variations

export const Written: Story = { args: { snapshot: supportRequestFlow.snapshots.written } };
export const Incomplete: Story = { args: { snapshot: supportRequestFlow.snapshots.incomplete } };
export const Failed: Story = { args: { snapshot: supportRequestFlow.snapshots.failed } };

export const AnotherByButton: Story = {
  args: { snapshot: supportRequestFlow.snapshots.submitted },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('heading', { name: 'Request Submitted!' })).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Submit Another Request' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'request.again' });
  },
};
