import type { Duration } from '@guildhall/api/enums';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import type { StatusBadgeProps } from '@guildhall/ui/StatusBadge';
import { StatusBadge } from '@guildhall/ui/StatusBadge';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';
import { useId } from 'react';

import { BudgetView } from '../jobs/BudgetView.tsx';
import * as styles from '../jobs/jobs.css.ts';
import { ListCardView } from '../shared/listCard/ListCardView.tsx';

interface WorkCardViewProps {
  title: string;
  /** Id of the title, where the focus is sent to it. */
  titleId?: string;
  client: { name: string; company: string | null };
  status: StatusBadgeProps;
  /** What happened last, and when. */
  when: { word: string; date: string };
  /** The present, in milliseconds since 1970. */
  now: number;
  budget: { min: number; max: number; duration: Duration };
  /** What can be done. */
  action?: ReactNode;
  children: ReactNode;
}

/** A piece of one's own work in a list: what and for whom, where it stands, what it pays. */
export function WorkCardView({
  title,
  titleId: givenId,
  client,
  status,
  when,
  now,
  budget,
  action,
  children,
}: WorkCardViewProps) {
  const ownId = useId();
  const titleId = givenId ?? ownId;
  return (
    <ListCardView
      labelledBy={titleId}
      head={
        <Stack gap={1}>
          <Inline gap={3} align="baseline">
            <Heading level={3} size="lg" id={titleId} {...(givenId !== undefined && { tabIndex: -1 })}>
              {title}
            </Heading>
            <StatusBadge {...status} />
          </Inline>
          <Text as="div" size="sm" tone="muted">
            <div className={styles.byline}>
              <span>{client.company === null ? client.name : `${client.name}, ${client.company}`}</span>
              <span>
                {when.word} <RelativeTime date={when.date} now={new Date(now)} isPast />
              </span>
            </div>
          </Text>
        </Stack>
      }
      terms={<BudgetView {...budget} />}
      actions={action}
    >
      {children}
    </ListCardView>
  );
}
