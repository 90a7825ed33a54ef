import type { PlannedValues, PlanningContext } from '@guildhall/machines/archetypes/plannedMeeting';
import type { FieldChange } from '@guildhall/machines/kit/forms';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import type { ComponentType } from 'react';

import type { ConflictsViewProps } from './ConflictsView.tsx';
import { ConflictsView } from './ConflictsView.tsx';
import { DayAndTimeView } from './DayAndTimeView.tsx';
import { clocksFor, momentOf } from './meetingMoment.ts';
import { MeetingMomentView } from './MeetingMomentView.tsx';
import { pair } from './meetingTime.css.ts';
import { durationOf, durationOptions } from './meetingTimeOptions.ts';
import type { ZoneChoiceViewProps } from './ZoneChoiceView.tsx';

/** A form that plans a meeting. */
interface Planning {
  context: Omit<PlanningContext<PlannedValues>, 'applicationId'>;
  matches: (state: 'editing' | { editing: 'unplanned' | 'unchecked' }) => boolean;
}

/** What such a form is given from outside. */
export interface PlannedMeetingProps {
  /** The zone that the reader's computer is set to. */
  readerZone: string;
  /** Chooses the time zone. */
  ZoneView: ComponentType<ZoneChoiceViewProps>;
}

interface PlannedMeetingViewProps extends PlannedMeetingProps, Omit<ConflictsViewProps, 'snapshot' | 'send'> {
  snapshot: Planning;
  send: (event: FieldChange<PlannedValues> | { type: 'conflicts.retry' }) => void;
}

/** When a meeting is and for how long, that time on both people's clocks, and what it overlaps. */
export function PlannedMeetingView(props: PlannedMeetingViewProps) {
  const { snapshot, send, freelancerName, act, readerZone, ZoneView } = props;
  const { values, problems, now, freelancerTimezone } = snapshot.context;
  const isReadOnly = !snapshot.matches('editing');
  const moment = momentOf(values, now);
  const other = { name: freelancerName, timezone: freelancerTimezone };
  return (
    <>
      <DayAndTimeView
        date={{
          name: 'meetingDate',
          value: values.meetingDate,
          onChange: (value) => send({ type: 'field.change', name: 'meetingDate', value }),
          errorMessage: problems.meetingDate,
        }}
        time={{
          name: 'meetingTime',
          value: values.meetingTime,
          onChange: (value) => send({ type: 'field.change', name: 'meetingTime', value }),
          errorMessage: problems.meetingTime,
        }}
        today={moment.today}
        isReadOnly={isReadOnly}
      />
      <div className={pair}>
        <ZoneView
          value={values.timezone}
          onChange={(value) => {
            if (value !== null) send({ type: 'field.change', name: 'timezone', value });
          }}
          errorMessage={problems.timezone}
          isReadOnly={isReadOnly}
          isRequired
        />
        <NativeSelect
          label="Duration"
          name="duration"
          options={durationOptions}
          value={String(values.duration)}
          onChange={(text) => {
            const value = durationOf(text);
            if (value !== undefined) send({ type: 'field.change', name: 'duration', value });
          }}
          isDisabled={isReadOnly}
        />
      </div>
      <MeetingMomentView moment={moment} clocks={clocksFor({ timezone: values.timezone, readerZone, other })}>
        <ConflictsView snapshot={snapshot} send={send} freelancerName={freelancerName} act={act} />
      </MeetingMomentView>
    </>
  );
}
