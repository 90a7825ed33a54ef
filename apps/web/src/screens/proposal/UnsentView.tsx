import type { proposalMachine } from '@guildhall/machines/flows/proposal';
import { Button } from '@guildhall/ui/Button';
import { Heading } from '@guildhall/ui/Heading';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';

/** What was typed for a job that can no longer be answered: it stays readable until it is given up. */
export function UnsentView({ snapshot, send }: Flow<typeof proposalMachine>) {
  const { proposal, coverLetter } = snapshot.context.values;
  if (!snapshot.can({ type: 'draft.discard' })) return null;
  return (
    <Stack gap={4} as="section">
      <Stack gap={1}>
        <Heading level={3} size="md">
          Not sent
        </Heading>
        <Text tone="muted" isMeasured>
          You had typed this here. It was not sent, and is kept until you discard it or close this window.
        </Text>
      </Stack>
      <Typed title="Proposal" text={proposal} />
      <Typed title="Cover letter" text={coverLetter} />
      <div>
        <Button onPress={() => send({ type: 'draft.discard' })}>Discard Text</Button>
      </div>
    </Stack>
  );
}

function Typed({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <Stack gap={1}>
      <Heading level={4} size="sm">
        {title}
      </Heading>
      <Text isPreserved isMeasured>
        {text}
      </Text>
    </Stack>
  );
}
