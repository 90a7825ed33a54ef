import type { Schema } from '@guildhall/machines/kit/schema';
import { Ban, Check } from '@guildhall/ui/icons';
import { Inline } from '@guildhall/ui/Inline';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { StatusBadge } from '@guildhall/ui/StatusBadge';
import { Text } from '@guildhall/ui/Text';

interface AppliedMarkViewProps {
  application: Schema<'JobApplication'>;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** On a job in a list: that its reader has applied, and when, or has withdrawn that application. */
export function AppliedMarkView({ application: { status, createdAt }, now }: AppliedMarkViewProps) {
  return (
    <Inline gap={2}>
      {status === 'WITHDRAWN' ? (
        <StatusBadge icon={Ban} tone="neutral">
          Withdrawn
        </StatusBadge>
      ) : (
        <StatusBadge tone="positive" icon={Check}>
          Applied
        </StatusBadge>
      )}
      <Text as="div" size="sm" tone="muted">
        <RelativeTime date={createdAt} now={new Date(now)} isPast />
      </Text>
    </Inline>
  );
}
