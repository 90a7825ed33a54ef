import { contactSnapshots, contactVariations } from '@guildhall/machines/snapshots/contact';
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

export const Looking: Story = { args: { snapshot: contactSnapshots.looking } };
export const Writing: Story = { args: { snapshot: contactSnapshots.writing } };
export const Unreached: Story = { args: { snapshot: contactSnapshots.unreached } };
export const Opening: Story = { args: { snapshot: contactSnapshots.opening } };
export const Blocked: Story = { args: { snapshot: contactSnapshots.blocked } };
export const Copying: Story = { args: { snapshot: contactSnapshots.copying } };
export const Sent: Story = { args: { snapshot: contactSnapshots.sent } };

// Variations

export const Written: Story = { args: { snapshot: contactVariations.written } };
export const Incomplete: Story = { args: { snapshot: contactVariations.incomplete } };
/** The freelancer has given no address: the message can be written, and not be sent. */
export const WithoutEmail: Story = { args: { snapshot: contactVariations.withoutEmail } };
/** Opened by its address, before the list is there. */
export const NameUnknown: Story = { args: { snapshot: contactSnapshots.looking, name: null } };
