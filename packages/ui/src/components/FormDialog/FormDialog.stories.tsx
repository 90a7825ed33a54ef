import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { live } from '../../testing/liveArgs.tsx';
import type { Live } from '../../testing/liveArgs.tsx';
import { withTrigger } from '../../testing/withTrigger.tsx';
import { Text } from '../Text/Text.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import type { FormDialogProps } from './FormDialog.tsx';
import { FormDialog } from './FormDialog.tsx';

const Reason = live(TextArea);
const reason = { label: 'Reason', name: 'reason', value: '', onChange: fn(), isRequired: true };

const meta = {
  title: 'Components/Overlays/FormDialog',
  component: FormDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    title: 'Send the work back?',
    description: '“A logo for a bakery” goes back to Ines Okafor, who can ask for approval again.',
    submitLabel: 'Send Back',
    children: <Reason {...reason} label="What is missing?" />,
  },
  parameters: {
    visual: { widths: [390, 1280], clip: 'page' },
    live: { onSubmit: () => ({ isOpen: false }) } satisfies Live<FormDialogProps>,
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isOpen: false },
  decorators: [withTrigger('Send Back')],
  parameters: { visual: { clip: 'story', widths: [1280], themes: ['light'] } },
};

export const Open: Story = {};

/** Something is lost by it, and the other button says what is kept. */
export const Dangerous: Story = {
  args: {
    size: 'small',
    title: 'Cancel “Application Interview”?',
    description: undefined,
    submitLabel: 'Cancel Meeting',
    cancelLabel: 'Keep Meeting',
    isDangerous: true,
    children: (
      <>
        <Text>Ines Okafor is told why, and the meeting leaves her calendar.</Text>
        <TextArea {...reason} />
      </>
    ),
  },
};

export const Refused: Story = {
  args: { children: <TextArea {...reason} label="What is missing?" errorMessage="Say what is missing." /> },
};

export const NothingToSendYet: Story = { args: { isSubmitDisabled: true } };

export const Pending: Story = {
  args: {
    isPending: true,
    children: <TextArea {...reason} label="What is missing?" value="The logo in black and white." isReadOnly />,
  },
};
