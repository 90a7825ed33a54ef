import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

interface GivenReplyViewProps {
  reply: NonNullable<Schema<'GivenReply'>>;
  /** Whose it is: “Your reply”. */
  whose: string;
  now: number;
}

/** What the person who was rated has replied, beneath the review. */
export function GivenReplyView({ reply, whose, now }: GivenReplyViewProps) {
  return (
    <Card look="sunken" padding="small">
      <Stack gap={1}>
        <Text size="sm" tone="muted">
          {whose}, <RelativeTime date={reply.createdAt} now={new Date(now)} isPast />
        </Text>
        <Text isPreserved isMeasured>
          {reply.text}
        </Text>
      </Stack>
    </Card>
  );
}
