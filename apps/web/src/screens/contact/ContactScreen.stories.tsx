import { contactFlow } from '@guildhall/machines/scenarios/contact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ContactScreen } from './ContactScreen.tsx';

const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  args: {
    send: fn(),
    name: 'Ngozi Adeyemi',
    onClose: fn(),
    composeHref: () => '#compose',
    mailHref: ({ to }) => `#mail=${to}`,
  },
  parameters: { visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looking: Story = { args: { snapshot: contactFlow.snapshots.looking } };
export const Writing: Story = { args: { snapshot: contactFlow.snapshots.writing } };
export const Unreached: Story = { args: { snapshot: contactFlow.snapshots.unreached } };
export const Opening: Story = { args: { snapshot: contactFlow.snapshots.opening } };
export const Blocked: Story = { args: { snapshot: contactFlow.snapshots.blocked } };
export const Copying: Story = { args: { snapshot: contactFlow.snapshots.copying } };
export const Sent: Story = { args: { snapshot: contactFlow.snapshots.sent } };

// Variations

export const Written: Story = { args: { snapshot: contactFlow.snapshots.written } };
export const Incomplete: Story = { args: { snapshot: contactFlow.snapshots.incomplete } };
/** The freelancer has given no address: the message can be written, and not be sent. */
export const WithoutEmail: Story = { args: { snapshot: contactFlow.snapshots.withoutEmail } };
/** Opened by its address, before the list is there. */
export const NameUnknown: Story = { args: { snapshot: contactFlow.snapshots.looking, name: null } };
