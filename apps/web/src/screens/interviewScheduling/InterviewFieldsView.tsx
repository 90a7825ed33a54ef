import type { interviewSchedulingMachine } from '@guildhall/machines/flows/interviewScheduling';
import { RadioGroup } from '@guildhall/ui/RadioGroup';
import { TextArea } from '@guildhall/ui/TextArea';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { MeetingLinkFieldView } from '../shared/meetingTime/MeetingLinkFieldView.tsx';
import { meetingTypeOptions } from './interviewOptions.ts';

interface InterviewFieldsViewProps extends Flow<typeof interviewSchedulingMachine> {
  isReadOnly: boolean;
}

/** Where the interview is held, and what it is about. */
export function InterviewFieldsView({ snapshot, send, isReadOnly }: InterviewFieldsViewProps) {
  const { values, problems } = snapshot.context;
  const { field } = bind(snapshot.context, send, isReadOnly);
  return (
    <>
      <MeetingLinkFieldView
        value={values.googleMeetLink}
        problem={problems.googleMeetLink}
        send={send}
        isReadOnly={isReadOnly}
      />
      <TextField label="Meeting title" {...field('meetingTitle')} isRequired />
      <RadioGroup
        label="Meeting type"
        orientation="horizontal"
        options={meetingTypeOptions}
        {...field('meetingType')}
        isRequired
      />
      <TextArea label="Description" {...field('meetingDescription')} />
    </>
  );
}
