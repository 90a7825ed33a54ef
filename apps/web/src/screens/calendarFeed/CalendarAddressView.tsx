import type { calendarFeedMachine } from '@guildhall/machines/flows/calendarFeed';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Inline } from '@guildhall/ui/Inline';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';

interface CalendarAddressProps extends Flow<typeof calendarFeedMachine> {
  address: string;
  createdAt: string | null;
  now: number;
}

/** The same address by the scheme that calendar apps open. */
const webcal = (address: string): string => address.replace(/^https?:/, 'webcal:');

const unchanged = () => undefined;

/** A feed that is on: its address, and what can be done with it. */
export function CalendarAddressView({ snapshot, send, address, createdAt, now }: CalendarAddressProps) {
  const isCopying = snapshot.matches('copying');
  // Behind a question the buttons stay as they are, and one of them gets the focus back.
  const isDisabled = snapshot.hasTag('busy');
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <TextField
          label="Secret address"
          description="Anyone who has it can read your meetings. Keep it to yourself."
          value={address}
          onChange={unchanged}
          isReadOnly
          optionalText={null}
          spellCheck="false"
        />
        {createdAt === null ? null : (
          <Text size="sm" tone="muted">
            Made <RelativeTime date={createdAt} now={new Date(now)} isPast />
          </Text>
        )}
      </Stack>
      <Inline gap={3}>
        <Button
          variant="primary"
          isDisabled={isDisabled && !isCopying}
          isPending={isCopying}
          onPress={() => send({ type: 'address.copy' })}
        >
          Copy Address
        </Button>
        <ButtonLink href={webcal(address)}>Add to Calendar App</ButtonLink>
        <Button isDisabled={isDisabled} onPress={() => send({ type: 'address.renew' })}>
          Make a New Address
        </Button>
        <Button isDisabled={isDisabled} onPress={() => send({ type: 'feed.end' })}>
          Switch Off
        </Button>
      </Inline>
    </Stack>
  );
}
