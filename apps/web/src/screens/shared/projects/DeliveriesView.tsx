import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

type Delivery = Schema<'Delivery'>;

interface DeliveriesViewProps {
  project: Pick<Schema<'ClientProject'>, 'status' | 'deliveries'>;
  reader: Role;
  /** What the freelancer is called. */
  name: string;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** What was handed in for work under way: the last delivery and what became of it, then the ones before. */
export function DeliveriesView({ project: { status, deliveries }, reader, name, now }: DeliveriesViewProps) {
  const last = deliveries.at(-1);
  const earlier = deliveries.slice(0, -1);
  if (last === undefined || (status !== 'IN_PROGRESS' && status !== 'PENDING_COMPLETION')) return null;
  const author = reader === 'CLIENT' ? name : 'You';
  return (
    <Stack gap={3}>
      <LastView delivery={last} status={status} reader={reader} author={author} now={now} />
      {earlier.length === 0 ? null : (
        <Stack gap={2}>
          <Text size="sm" weight="semibold">
            Earlier deliveries
          </Text>
          <Stack as="ol" gap={3} aria-label="Earlier deliveries">
            {earlier.map((delivery) => (
              <Stack key={`${delivery.deliveredAt} ${delivery.sentBackAt}`} gap={1}>
                <DeliveryView
                  delivery={delivery}
                  at={(date) => <RelativeTime date={date} now={new Date(now)} isPast />}
                />
              </Stack>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

interface LastViewProps {
  delivery: Delivery;
  status: 'IN_PROGRESS' | 'PENDING_COMPLETION';
  reader: Role;
  author: string;
  now: number;
}

function LastView({ delivery, status, reader, author, now }: LastViewProps) {
  const { delivered, deliveredAt, reason } = delivery;
  if (status === 'PENDING_COMPLETION') {
    return delivered === null ? null : (
      <Banner title={`${author} wrote about the work`}>
        <Text isPreserved>{delivered}</Text>
      </Banner>
    );
  }
  return (
    <Banner tone="caution" title={reader === 'CLIENT' ? 'You asked for more work' : 'The client asked for more work'}>
      <Stack gap={2}>
        {reason === null ? null : <Text isPreserved>{reason}</Text>}
        {deliveredAt === null ? null : (
          <Text size="sm">
            Handed in <RelativeTime date={deliveredAt} now={new Date(now)} isPast />
            {delivered === null ? '' : ':'}
          </Text>
        )}
        {delivered === null ? null : (
          <Text size="sm" isPreserved>
            {delivered}
          </Text>
        )}
      </Stack>
    </Banner>
  );
}

interface DeliveryViewProps {
  delivery: Delivery;
  /** Draws an instant. */
  at: (date: string) => ReactNode;
}

/** One delivery: when it was handed in and what was written, when it was sent back and why. */
export function DeliveryView({ delivery, at }: DeliveryViewProps) {
  const { deliveredAt, delivered, sentBackAt, reason, isPartlyKnown } = delivery;
  return (
    <>
      {deliveredAt === null ? null : (
        <Text size="sm" tone="muted">
          Handed in {at(deliveredAt)}
        </Text>
      )}
      <Text isPreserved isMeasured>
        {delivered ?? (isPartlyKnown ? 'What was written then was not recorded.' : 'Without a note.')}
      </Text>
      {sentBackAt === null ? null : (
        <>
          <Text size="sm" tone="muted">
            Sent back {at(sentBackAt)}
          </Text>
          {reason === null ? null : (
            <Text isPreserved isMeasured>
              {reason}
            </Text>
          )}
        </>
      )}
    </>
  );
}
