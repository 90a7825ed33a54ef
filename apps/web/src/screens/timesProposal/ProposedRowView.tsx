import type { timesProposalMachine } from '@guildhall/machines/flows/timesProposal';
import { Button } from '@guildhall/ui/Button';
import { Inline } from '@guildhall/ui/Inline';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { useId } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { DayAndTimeView } from '../shared/meetingTime/DayAndTimeView.tsx';
import type { Clock } from '../shared/meetingTime/meetingMoment.ts';
import { MeetingMomentView } from '../shared/meetingTime/MeetingMomentView.tsx';
import { group } from '../shared/meetingTime/meetingTime.css.ts';
import type { ShownRow } from './shownRows.ts';

interface ProposedRowViewProps extends Flow<typeof timesProposalMachine> {
  row: ShownRow;
  clocks: readonly Clock[];
  isReadOnly: boolean;
}

/** One of the times: its day and time, and what they come to on each clock. */
export function ProposedRowView({ snapshot, send, row, clocks, isReadOnly }: ProposedRowViewProps) {
  const titleId = useId();
  const { values, problems } = snapshot.context;
  const { index, date, time, title, moment, canBeCleared } = row;
  return (
    <fieldset className={group} aria-labelledby={titleId}>
      <Stack gap={3}>
        <Inline gap={3} justify="between">
          <Text weight="semibold" id={titleId}>
            {title}
          </Text>
          {index > 0 && canBeCleared ? (
            <Button
              variant="quiet"
              size="small"
              isDisabled={isReadOnly}
              aria-label={`Remove: ${title}`}
              onPress={() => send({ type: 'time.clear', index: index === 1 ? 1 : 2 })}
            >
              Remove
            </Button>
          ) : null}
        </Inline>
        <DayAndTimeView
          date={{
            name: date,
            value: values[date],
            onChange: (value) => send({ type: 'field.change', name: date, value }),
            errorMessage: problems[date],
          }}
          time={{
            name: time,
            value: values[time],
            onChange: (value) => send({ type: 'field.change', name: time, value }),
            errorMessage: problems[time],
          }}
          today={moment.today}
          isReadOnly={isReadOnly}
          isRequired={index === 0}
        />
        {moment.startsAt === null && moment.changeText === null ? null : (
          <MeetingMomentView moment={moment} clocks={clocks} />
        )}
      </Stack>
    </fieldset>
  );
}
