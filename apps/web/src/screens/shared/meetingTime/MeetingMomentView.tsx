import { Banner } from '@guildhall/ui/Banner';
import { DescriptionList } from '@guildhall/ui/DescriptionList';
import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';
import type { ReactNode } from 'react';

import type { Clock, MeetingMoment } from './meetingMoment.ts';
import * as styles from './meetingTime.css.ts';
import { cityOf } from './zoneWords.ts';

interface MeetingMomentViewProps {
  moment: MeetingMoment;
  clocks: readonly Clock[];
  /** What else there is to know about the time. */
  children?: ReactNode;
}

/** The chosen instant on each person's clock, and what clocks do at that time. Changes are read aloud in a pause. */
export function MeetingMomentView({ moment, clocks, children }: MeetingMomentViewProps) {
  const { startsAt, change, changeText } = moment;
  return (
    <div aria-live="polite" className={styles.moment}>
      {changeText === null ? null : (
        <Banner tone={change?.kind === 'forward' ? 'caution' : 'info'}>{changeText}</Banner>
      )}
      {startsAt === null ? (
        <Text size="sm" tone="muted">
          Choose a date and time in the future to see it on each clock.
        </Text>
      ) : (
        <DescriptionList
          layout="stacked"
          aria-label="The chosen time"
          items={clocks.map(({ term, zone }) => ({
            term: `${term} (${cityOf(zone)})`,
            description: <ZonedTime date={startsAt} timeZone={zone} />,
          }))}
        />
      )}
      {children}
    </div>
  );
}
