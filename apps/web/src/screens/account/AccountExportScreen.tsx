import type { accountExportMachine } from '@guildhall/machines/flows/accountExport';
import { Button } from '@guildhall/ui/Button';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { useId } from 'react';

import type { Flow } from '../../flow/useFlow.ts';

/** Everything that is stored of the account, as one file. */
export function AccountExportScreen({ snapshot, send }: Flow<typeof accountExportMachine>) {
  const titleId = useId();
  const isPreparing = snapshot.matches('preparing');
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} size="lg" id={titleId}>
            Your data
          </Heading>
          <Text tone="muted">
            Everything we store of your account in one file that people and programs can read (JSON): profile, posts,
            applications, meetings, ratings and what you did. It has no passwords in it.
          </Text>
        </Stack>
        <div>
          <Button isPending={isPreparing} onPress={() => send({ type: 'export.save' })}>
            {isPreparing ? 'Preparing…' : 'Download Your Data'}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
