import type { InterviewDuration } from '@guildhall/api/enums';
import type { MeetingWish } from '@guildhall/machines/domain/meetingPlan';
import type { FieldChange, Problems } from '@guildhall/machines/kit/forms';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import type { ComponentType } from 'react';

import { DayAndTimeView } from './DayAndTimeView.tsx';
import { pair } from './meetingTime.css.ts';
import { durationOf, durationOptions } from './meetingTimeOptions.ts';
import type { ZoneChoiceViewProps } from './ZoneChoiceView.tsx';

export interface MeetingTimeValues extends MeetingWish {
  duration: InterviewDuration;
}

interface MeetingTimeFieldsViewProps {
  values: MeetingTimeValues;
  problems: Problems<MeetingTimeValues>;
  send: (event: FieldChange<MeetingTimeValues>) => void;
  /** The first day that can be chosen, as `YYYY-MM-DD`. */
  today: string;
  /** Can be read, not changed. */
  isReadOnly: boolean;
  /** Chooses the time zone. */
  ZoneView: ComponentType<ZoneChoiceViewProps>;
}

/** When a meeting is and for how long: of one that is scheduled, and of one that is moved. */
export function MeetingTimeFieldsView(props: MeetingTimeFieldsViewProps) {
  const { values, problems, send, today, isReadOnly, ZoneView } = props;
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
        today={today}
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
    </>
  );
}
