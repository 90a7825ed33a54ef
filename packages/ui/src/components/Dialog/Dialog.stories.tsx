import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { withTrigger } from '../../testing/withTrigger.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Text } from '../Text/Text.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Dialog } from './Dialog.tsx';

const long = Array.from({ length: 12 }, (_, index) => (
  <Text key={index}>
    {index + 1}. We run eleven small hotels on the Adriatic coast. Guests book by telephone today, and half of them give
    up before we answer.
  </Text>
));

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Booking system for small hotels',
    children: <Text>Guests book by telephone today, and half of them give up before we answer.</Text>,
  },
  parameters: { visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isOpen: false },
  decorators: [withTrigger('View details')],
  parameters: { visual: { clip: 'story', widths: [1280], themes: ['light'] } },
};

export const Open: Story = { parameters: { visual: { themes: ['light', 'dark', 'contrast'] } } };

export const WithFooter: Story = {
  args: {
    description: 'Hartwell & Sons · Split, Croatia',
    footer: (
      <>
        <Button>Not now</Button>
        <Button variant="primary">Send a proposal</Button>
      </>
    ),
  },
};

/** Head and foot stay, the rest scrolls. */
export const LongContent: Story = {
  args: { size: 'large', children: long, footer: <Button variant="primary">Send a proposal</Button> },
};

/** The button in the foot sends the form above it. */
export const WithForm: Story = {
  args: {
    title: 'Send a proposal',
    children: (
      <Form id="proposal" aria-label="Proposal">
        <TextArea label="Proposal" name="proposal" isRequired value="" onChange={fn()} />
        <TextArea label="Cover letter" name="coverLetter" isRequired rows={3} value="" onChange={fn()} />
      </Form>
    ),
    footer: (
      <>
        <Button slot="close">Cancel</Button>
        <Button variant="primary" type="submit" form="proposal">
          Send
        </Button>
      </>
    ),
  },
};

export const Small: Story = { args: { size: 'small', title: 'Log out' } };

/** While a call is in flight it stays. */
export const NotDismissable: Story = {
  args: {
    isDismissable: false,
    footer: (
      <Button variant="primary" isPending>
        Sending...
      </Button>
    ),
  },
};

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>View details</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Booking system for small hotels">
        {long}
      </Dialog>
    </>
  );
}

export const OpenedFromAButton: Story = {
  render: () => <Opener />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View details' }));
    await expect(await screen.findByRole('dialog', { name: 'Booking system for small hotels' })).toHaveFocus();
  },
};
