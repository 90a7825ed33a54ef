import type { Schema } from '@guildhall/machines/kit/schema';
import { Badge } from '@guildhall/ui/Badge';
import { Button } from '@guildhall/ui/Button';
import { Inline } from '@guildhall/ui/Inline';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

interface SessionViewProps {
  session: Schema<'OwnSession'>;
  now: number;
  isDisabled: boolean;
  onEnd: () => void;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One place where the person is logged in: by which browser, from where and since when. */
export function SessionView({ session, now, isDisabled, onEnd }: SessionViewProps) {
  const { browser, address, openedAt, isCurrent } = session;
  const device = browser === null ? 'Unknown device' : capital(browser);
  return (
    <Inline gap={4} justify="between">
      <Stack gap={1}>
        <Inline gap={3}>
          <Text weight="semibold">{device}</Text>
          {isCurrent ? <Badge tone="info">This device</Badge> : null}
        </Inline>
        <Text size="sm" tone="muted">
          Logged in <RelativeTime date={openedAt} now={new Date(now)} isPast />
          {address === null ? null : ` from ${address}`}
        </Text>
      </Stack>
      {isCurrent ? null : (
        <Button size="small" isDisabled={isDisabled} onPress={onEnd} aria-label={`Log out: ${device}`}>
          Log Out
        </Button>
      )}
    </Inline>
  );
}
