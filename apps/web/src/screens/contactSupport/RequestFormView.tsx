import type { supportRequestMachine } from '@guildhall/machines/flows/supportRequest';
import { Button } from '@guildhall/ui/Button';
import { Card } from '@guildhall/ui/Card';
import { Form } from '@guildhall/ui/Form';
import { Select } from '@guildhall/ui/Select';
import { TextArea } from '@guildhall/ui/TextArea';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';

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
  const { values, problems } = snapshot.context;
  const isSending = snapshot.hasTag('busy');
  return (
    <Card padding="large" as="section" aria-label="Your request">
      <Form method="post" onSubmit={() => send({ type: 'request.send' })}>
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          value={values.name}
          onChange={(value) => send({ type: 'field.change', name: 'name', value })}
          errorMessage={problems.name}
          isReadOnly={isSending}
          isRequired
        />
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          description="We will reply to this address."
          value={values.email}
          onChange={(value) => send({ type: 'field.change', name: 'email', value })}
          errorMessage={problems.email}
          isReadOnly={isSending}
          isRequired
        />
        <Select
          label="What is it about?"
          name="category"
          options={categories}
          value={values.category}
          onChange={(value) => send({ type: 'field.change', name: 'category', value })}
          isDisabled={isSending}
        />
        <TextField
          label="Subject"
          name="subject"
          value={values.subject}
          onChange={(value) => send({ type: 'field.change', name: 'subject', value })}
          errorMessage={problems.subject}
          isReadOnly={isSending}
          isRequired
        />
        <TextArea
          label="Message"
          name="message"
          rows={8}
          description="What you did, what happened, and what you expected. Please leave out passwords and codes."
          value={values.message}
          onChange={(value) => send({ type: 'field.change', name: 'message', value })}
          errorMessage={problems.message}
          isReadOnly={isSending}
          isRequired
        />
        <Button type="submit" variant="primary" size="large" isPending={isSending}>
          {isSending ? 'Sending...' : 'Submit Request'}
        </Button>
      </Form>
    </Card>
  );
}
