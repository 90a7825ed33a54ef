import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Timeline } from '@guildhall/ui/Timeline';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import { PostChangesView } from '../../jobs/PostChangesView.tsx';
import { applicationEventWords } from './applicationEventWords.ts';
import { EarlierTextView } from './EarlierTextView.tsx';

interface ApplicationHistoryViewProps {
  events: Schema<'ApplicationHistory'>;
  reader: Role;
}

/** What happened to an application, the oldest first, each with its date by the reader's clock. */
export function ApplicationHistoryView({ events, reader }: ApplicationHistoryViewProps) {
  return (
    <Timeline
      aria-label="History"
      events={events.map(({ type, at, meeting, edit, before }) => ({
        id: `${type} ${at} ${meeting?.id ?? ''}`,
        ...applicationEventWords(type, reader),
        time: <Moment at={at} />,
        ...(edit && { description: <PostChangesView {...edit} /> }),
        ...(before && { description: <EarlierTextView before={before} /> }),
        ...(meeting !== null && {
          description: (
            <>
              {meeting.title}
              {meeting.startsAt === null ? (
                '. The time set then was not recorded.'
              ) : (
                <>
                  , <Moment at={meeting.startsAt} />
                </>
              )}
            </>
          ),
        }),
      }))}
    />
  );
}

const Moment = ({ at }: { at: string }) => <ZonedTime date={at} parts="moment" />;
