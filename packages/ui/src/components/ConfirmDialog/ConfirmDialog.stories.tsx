import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { Live } from '../../testing/liveArgs.tsx';
import { withTrigger } from '../../testing/withTrigger.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Accept Ines Okafor?',
    children: 'The project is assigned to her. The other four applicants are told that the position is filled.',
    confirmLabel: 'Accept application',
  },
  parameters: {
    visual: { widths: [390, 1280], clip: 'page' },
    live: { onConfirm: () => ({ isOpen: false }) } satisfies Live<ConfirmDialogProps>,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isOpen: false },
  decorators: [withTrigger('Accept')],
  parameters: { visual: { clip: 'story', widths: [1280], themes: ['light'] } },
};

export const Open: Story = {};

export const Dangerous: Story = {
  args: {
    title: 'Withdraw this job?',
    children: 'Nobody can apply any more, and the four who did are told. This cannot be undone.',
    confirmLabel: 'Withdraw job',
    isDangerous: true,
  },
};

export const Pending: Story = { args: { isPending: true } };
