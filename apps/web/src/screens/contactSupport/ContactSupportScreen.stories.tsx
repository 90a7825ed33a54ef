import { supportRequestSnapshots, supportRequestVariations } from '@guildhall/machines/snapshots/supportRequest';
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

export const Editing: Story = { args: { snapshot: supportRequestSnapshots.editing } };
export const Sending: Story = { args: { snapshot: supportRequestSnapshots.sending } };
export const Submitted: Story = { args: { snapshot: supportRequestSnapshots.submitted } };

// Variations

export const Written: Story = { args: { snapshot: supportRequestVariations.written } };
export const Incomplete: Story = { args: { snapshot: supportRequestVariations.incomplete } };
export const Failed: Story = { args: { snapshot: supportRequestVariations.failed } };

export const AnotherByButton: Story = {
  args: { snapshot: supportRequestSnapshots.submitted },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('heading', { name: 'Request Submitted!' })).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Submit Another Request' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'request.again' });
  },
};
