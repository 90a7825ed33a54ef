import type { supportRequestMachine } from '@guildhall/machines/flows/supportRequest';
import { Button } from '@guildhall/ui/Button';
import { Card } from '@guildhall/ui/Card';
import { Form } from '@guildhall/ui/Form';
import { Select } from '@guildhall/ui/Select';
import { TextArea } from '@guildhall/ui/TextArea';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';

type Category = NonNullable<Flow<typeof supportRequestMachine>['snapshot']['context']['values']['category']>;

const categoryLabels: Record<Category, string> = {
  account: 'My account',
  payment: 'Payment',
  project: 'A project',
  technical: 'A technical problem',
  other: 'Something else',
};

// Written above as the record's keys, all of them.
const categories = Object.entries(categoryLabels).map(([value, label]) => ({ value: value as Category, label }));

export function RequestFormView({ snapshot, send }: Flow<typeof supportRequestMachine>) {
  const isSending = snapshot.hasTag('busy');
  const { field, choice } = bind(snapshot.context, send, isSending);
  return (
    <Card padding="large" as="section" aria-label="Your request">
      <Form method="post" onSubmit={() => send({ type: 'request.send' })}>
        <TextField label="Name" autoComplete="name" {...field('name')} isRequired />
        <TextField
          label="Email address"
          type="email"
          autoComplete="email"
          description="We will reply to this address."
          {...field('email')}
          isRequired
        />
        <Select label="What is it about?" options={categories} {...choice('category')} />
        <TextField label="Subject" {...field('subject')} isRequired />
        <TextArea
          label="Message"
          rows={8}
          description="What you did, what happened, and what you expected. Please leave out passwords and codes."
          {...field('message')}
          isRequired
        />
        <Button type="submit" variant="primary" size="large" isPending={isSending}>
          {isSending ? 'Sending...' : 'Submit Request'}
        </Button>
      </Form>
    </Card>
  );
}
