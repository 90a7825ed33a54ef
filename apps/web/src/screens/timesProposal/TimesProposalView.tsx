import type { timesProposalMachine } from '@guildhall/machines/flows/timesProposal';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { Text } from '@guildhall/ui/Text';
import { TextArea } from '@guildhall/ui/TextArea';
import { ZonedTime } from '@guildhall/ui/ZonedTime';
import type { ComponentType } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { clocksFor } from '../shared/meetingTime/meetingMoment.ts';
import type { ZoneChoiceViewProps } from '../shared/meetingTime/ZoneChoiceView.tsx';
import { ProposedRowView } from './ProposedRowView.tsx';
import { shownRows } from './shownRows.ts';

interface TimesProposalViewProps extends Flow<typeof timesProposalMachine> {
  /** The zone that the reader's computer is set to. */
  readerZone: string;
  /** Chooses the time zone. */
  ZoneView: ComponentType<ZoneChoiceViewProps>;
  onClose: () => void;
}

/** Suggesting other times for a meeting: up to three, on one zone's clock and the reader's, and a note. */
export function TimesProposalView(props: TimesProposalViewProps) {
  const { snapshot, send, readerZone, ZoneView, onClose } = props;
  const { values, problems, now, meeting } = snapshot.context;
  const isReadOnly = !snapshot.matches('editing');
  const isPending = snapshot.hasTag('busy');
  const clocks = clocksFor({
    timezone: values.timezone,
    readerZone,
    other: meeting.client,
  });
  const { field } = bind({ values, problems }, send, isReadOnly);
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      title="Suggest another time"
      description={`“${meeting.title}” with ${meeting.client.name}`}
      label="Suggested times"
      submitLabel={isPending ? 'Sending…' : 'Send Times'}
      onSubmit={() => send({ type: 'times.propose' })}
      isSubmitDisabled={isReadOnly}
      isPending={isPending}
    >
      <Text>
        Now: <ZonedTime date={meeting.startsAt} end={meeting.endsAt} timeZone={readerZone} />
      </Text>
      <Text>The meeting stays as it is until {meeting.client.name} accepts another time.</Text>
      <ZoneView
        value={values.timezone}
        onChange={(value) => {
          if (value !== null) send({ type: 'field.change', name: 'timezone', value });
        }}
        errorMessage={problems.timezone}
        isReadOnly={isReadOnly}
        isRequired
      />
      {shownRows(values, now).map((row) => (
        <ProposedRowView key={row.index} {...{ snapshot, send, row, clocks, isReadOnly }} />
      ))}
      <TextArea label="Note" description={`${meeting.client.name} reads it with the times.`} {...field('note')} />
    </FormDialog>
  );
}
