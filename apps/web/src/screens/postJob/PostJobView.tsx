import type { postJobMachine } from '@guildhall/machines/flows/postJob';
import { Button } from '@guildhall/ui/Button';
import { Card } from '@guildhall/ui/Card';
import { Container } from '@guildhall/ui/Container';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Form } from '@guildhall/ui/Form';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { JobChoices } from './jobChoices.tsx';
import { JobTermsView } from './JobTermsView.tsx';
import { JobWorkView } from './JobWorkView.tsx';

interface PostJobViewProps {
  snapshot: SnapshotFrom<typeof postJobMachine>;
  send: (event: EventFrom<typeof postJobMachine>) => void;
  choices: JobChoices;
}

export function PostJobView({ choices, ...flow }: PostJobViewProps) {
  const { snapshot, send } = flow;
  return (
    <Container width="reading">
      <PageHeader title="Post a job" description="Say what you need, what you can spend and how long it may take." />
      {snapshot.matches('unread') ? (
        <ErrorPanel title="The earlier post could not be loaded" onRetry={() => send({ type: 'post.retry' })}>
          <Stack gap={3} align="start">
            <Text>You can also begin with an empty form.</Text>
            <Button onPress={() => send({ type: 'form.clear' })}>Start with an Empty Form</Button>
          </Stack>
        </ErrorPanel>
      ) : (
        <JobFormView {...flow} choices={choices} />
      )}
    </Container>
  );
}

function JobFormView({ choices, ...flow }: PostJobViewProps) {
  const { snapshot, send } = flow;
  if (snapshot.matches('reading')) {
    return (
      <Card padding="large" aria-busy="true">
        <VisuallyHidden>Loading the earlier post…</VisuallyHidden>
        <Skeleton lines={12} />
      </Card>
    );
  }
  const isPosting = !snapshot.matches('editing');
  const { values, problems } = snapshot.context;
  const fields = { values, problems, send, isReadOnly: isPosting };
  return (
    <Card padding="large">
      <Form method="post" aria-label="The job" onSubmit={() => send({ type: 'job.post' })}>
        <JobWorkView {...fields} SkillsField={choices.SkillsField} />
        <JobTermsView {...fields} DurationField={choices.DurationField} />
        <Stack gap={3}>
          <Button type="submit" variant="primary" size="large" isFullWidth isPending={isPosting}>
            {isPosting ? 'Posting…' : 'Post Job'}
          </Button>
          <Text size="sm" tone="muted" align="center">
            It goes live at once. Applications will appear on your dashboard.
          </Text>
        </Stack>
      </Form>
    </Card>
  );
}
