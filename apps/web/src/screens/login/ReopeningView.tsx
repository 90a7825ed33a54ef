import type { loginMachine } from '@guildhall/machines/flows/login';
import { Button } from '@guildhall/ui/Button';
import { Inline } from '@guildhall/ui/Inline';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { EntrancePage } from '../../shell/EntrancePage.tsx';

/** Offers who has closed their account to come back. */
export function ReopeningView({ snapshot, send }: Flow<typeof loginMachine>) {
  const isReopening = snapshot.matches('reopening');
  return (
    <EntrancePage title="Reopen your account?" lead={snapshot.context.closure ?? ''}>
      <Stack gap={5}>
        <Text>
          Your profile, your posts and your history come back as they were. Applications that were withdrawn when you
          closed the account stay withdrawn.
        </Text>
        <Inline gap={3}>
          <Button variant="primary" isPending={isReopening} onPress={() => send({ type: 'account.reopen' })}>
            {isReopening ? 'Reopening…' : 'Reopen Account'}
          </Button>
          <Button isDisabled={isReopening} onPress={() => send({ type: 'account.leave' })}>
            Keep It Closed
          </Button>
        </Inline>
      </Stack>
    </EntrancePage>
  );
}
