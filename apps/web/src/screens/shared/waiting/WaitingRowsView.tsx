import { Beside } from '@guildhall/ui/Beside';
import { Card } from '@guildhall/ui/Card';
import { Icon } from '@guildhall/ui/Icon';
import type { IconProps } from '@guildhall/ui/Icon';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import * as styles from './waiting.css.ts';

/** One thing that waits for its reader. */
export interface WaitingRow {
  /** Tells it from the others. */
  id: string;
  icon: IconProps['icon'];
  /** What is to be done, as one sentence. */
  text: string;
  /** Where it is done; without it nothing can be done about it now. */
  href?: string | undefined;
  /** Since when, or until when. */
  since: ReactNode;
  /** What is to be known before. */
  note?: string | null;
}

interface WaitingRowsViewProps {
  rows: readonly WaitingRow[];
  /** The id of the headline above. */
  labelledBy: string;
}

/** What waits for its reader, each the way to where it is done. */
export function WaitingRowsView({ rows, labelledBy }: WaitingRowsViewProps) {
  return (
    <Card padding="none">
      <ul className={styles.list} aria-labelledby={labelledBy}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <RowView {...row} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RowView({ icon, text, href, since, note }: Omit<WaitingRow, 'id'>) {
  return (
    <Beside mark={<Icon icon={icon} size="medium" />} align="start">
      <Stack gap={1}>
        {href === undefined ? (
          <Text weight="semibold">{text}</Text>
        ) : (
          <Link href={href} look="standalone" isStretched>
            {text}
          </Link>
        )}
        {note ? <Text maxLines={2}>{note}</Text> : null}
        <Text size="sm" tone="muted">
          {since}
        </Text>
      </Stack>
    </Beside>
  );
}
