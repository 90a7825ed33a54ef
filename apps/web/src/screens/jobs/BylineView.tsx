import type { Schema } from '@guildhall/machines/kit/schema';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Text } from '@guildhall/ui/Text';

import * as styles from './jobs.css.ts';

interface BylineViewProps {
  job: Pick<Schema<'Job'>, 'client' | 'postedAt'>;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** Whose job it is, where, and since when. */
export function BylineView({ job: { client, postedAt }, now }: BylineViewProps) {
  return (
    <Text as="div" size="sm" tone="muted">
      <div className={styles.byline}>
        <span>
          {client.company ?? client.name} · {client.location ?? 'Remote'}
        </span>
        <span>
          Posted <RelativeTime date={postedAt} now={new Date(now)} isPast />
        </span>
      </div>
    </Text>
  );
}
