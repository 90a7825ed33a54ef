import type { contactMachine, Mail } from '@guildhall/machines/flows/contact';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Dialog } from '@guildhall/ui/Dialog';
import { Form } from '@guildhall/ui/Form';
import { Inline } from '@guildhall/ui/Inline';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { TextArea } from '@guildhall/ui/TextArea';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';

interface ContactViewProps extends Flow<typeof contactMachine> {
  /** Whom the message is for; null while that is not known. */
  name: string | null;
  onClose: () => void;
  /** A message begun in the mail service that the product opens. */
  composeHref: (mail: Mail) => string;
  /** A message begun in the mail program of the person's own computer. */
  mailHref: (mail: Mail) => string;
}

const formId = 'contact-form';

/** Writing to a freelancer: the message is begun here, and sent from one's own mail service. */
export function ContactView({ snapshot, send, name, onClose, composeHref, mailHref }: ContactViewProps) {
  const { values, problems, submission } = snapshot.context;
  const isBusy = !snapshot.can({ type: 'message.send' });
  const submit = () => {
    // Enter sends nothing before it is known whether there is an address.
    if (!isBusy) send({ type: 'message.send' });
  };
  const isReadOnly = snapshot.matches('opening') || snapshot.matches('copying') || snapshot.matches('sent');
  const { field } = bind({ values, problems }, send, isReadOnly);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Contact ${name ?? 'freelancer'}`}
      description="The message opens in Gmail, ready for you to send."
      footer={
        <Button type="submit" form={formId} variant="primary" isPending={isBusy}>
          Open in Gmail
        </Button>
      }
    >
      <Stack gap={5}>
        <Form id={formId} method="post" aria-label="Message" onSubmit={submit}>
          <TextField label="Subject" {...field('subject')} isRequired />
          <TextArea label="Message" {...field('message')} isRequired />
        </Form>
        {snapshot.matches('blocked') && submission !== null ? (
          <Banner
            tone="caution"
            role="alert"
            title="Your browser blocked the new tab"
            action={
              <Link href={composeHref(submission)} look="standalone" isExternal>
                Open Gmail
              </Link>
            }
          >
            Your message is kept here. Use this link to open it.
          </Banner>
        ) : null}
        <AddressView snapshot={snapshot} send={send} mailHref={mailHref} />
      </Stack>
    </Dialog>
  );
}

/** Whether there is an address, and what can be done with it besides. */
function AddressView({ snapshot, send, mailHref }: Pick<ContactViewProps, 'snapshot' | 'send' | 'mailHref'>) {
  const { email, values } = snapshot.context;
  const isCopying = snapshot.matches('copying');
  if (snapshot.matches('looking') || snapshot.matches('sent')) return null;
  if (snapshot.matches('unreached')) {
    return (
      <Banner
        tone="critical"
        role="alert"
        title="The email address could not be loaded"
        action={<Button onPress={() => send({ type: 'email.retry' })}>Try Again</Button>}
      >
        What you have written is kept.
      </Banner>
    );
  }
  if (email === null) {
    return (
      <Banner tone="caution" role="alert">
        Email not available: This user hasn't provided an email address.
      </Banner>
    );
  }
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted">
        Other mail program
      </Text>
      <Inline gap={4}>
        <Link href={mailHref({ to: email, subject: values.subject, body: values.message })} look="standalone">
          Write to {email}
        </Link>
        <Button
          size="small"
          // One that is disabled while it works would lose the focus.
          isPending={isCopying}
          isDisabled={!isCopying && !snapshot.can({ type: 'text.copy' })}
          onPress={() => send({ type: 'text.copy' })}
        >
          Copy Text
        </Button>
      </Inline>
    </Stack>
  );
}
