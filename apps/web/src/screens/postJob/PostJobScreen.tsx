import type { postJobMachine } from '@guildhall/machines/flows/postJob';
import { Button } from '@guildhall/ui/Button';
import { Card } from '@guildhall/ui/Card';
import { Container } from '@guildhall/ui/Container';
import { Form } from '@guildhall/ui/Form';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { JobChoices } from './jobChoices.tsx';
import { JobTermsView } from './JobTermsView.tsx';
import { JobWorkView } from './JobWorkView.tsx';

export interface PostJobScreenProps {
  snapshot: SnapshotFrom<typeof postJobMachine>;
  send: (event: EventFrom<typeof postJobMachine>) => void;
  choices: JobChoices;
}

export function PostJobScreen({ choices, ...flow }: PostJobScreenProps) {
  const { snapshot, send } = flow;
  const isPosting = !snapshot.matches('editing');
  return (
    <Container width="reading">
      <PageHeader title="Post a job" description="Say what you need, what you can spend and how long it may take." />
      <Card padding="large">
        <Form method="post" aria-label="The job" onSubmit={() => send({ type: 'job.post' })}>
          <JobWorkView {...flow} SkillsField={choices.SkillsField} />
          <JobTermsView {...flow} DurationField={choices.DurationField} />
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
    </Container>
  );
}
