import type { interviewSchedulingMachine } from '@guildhall/machines/flows/interviewScheduling';
import { RadioGroup } from '@guildhall/ui/RadioGroup';
import { TextArea } from '@guildhall/ui/TextArea';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { MeetingLinkFieldView } from '../shared/meetingTime/MeetingLinkFieldView.tsx';
import { meetingTypeOptions } from './interviewOptions.ts';

interface InterviewFieldsViewProps extends Flow<typeof interviewSchedulingMachine> {
  isReadOnly: boolean;
}

/** Where the interview is held, and what it is about. */
export function InterviewFieldsView({ snapshot, send, isReadOnly }: InterviewFieldsViewProps) {
  const { values, problems } = snapshot.context;
  return (
    <>
      <MeetingLinkFieldView
        value={values.googleMeetLink}
        problem={problems.googleMeetLink}
        send={send}
        isReadOnly={isReadOnly}
      />
      <TextField
        label="Meeting title"
        name="meetingTitle"
        value={values.meetingTitle}
        onChange={(value) => send({ type: 'field.change', name: 'meetingTitle', value })}
        errorMessage={problems.meetingTitle}
        isReadOnly={isReadOnly}
        isRequired
      />
      <RadioGroup
        label="Meeting type"
        name="meetingType"
        orientation="horizontal"
        options={meetingTypeOptions}
        value={values.meetingType}
        onChange={(value) => send({ type: 'field.change', name: 'meetingType', value })}
        errorMessage={problems.meetingType}
        isReadOnly={isReadOnly}
        isRequired
      />
      <TextArea
        label="Description"
        name="meetingDescription"
        value={values.meetingDescription}
        onChange={(value) => send({ type: 'field.change', name: 'meetingDescription', value })}
        errorMessage={problems.meetingDescription}
        isReadOnly={isReadOnly}
      />
    </>
  );
}
