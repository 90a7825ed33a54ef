import type { FieldChange } from '@guildhall/machines/kit/forms';
import { TextField } from '@guildhall/ui/TextField';

interface MeetingLinkFieldViewProps {
  value: string;
  problem: string | undefined;
  send: (event: FieldChange<{ googleMeetLink: string }>) => void;
  /** Can be read, not changed. */
  isReadOnly: boolean;
}

/** Where a meeting is held. */
export function MeetingLinkFieldView({ value, problem, send, isReadOnly }: MeetingLinkFieldViewProps) {
  return (
    <TextField
      label="Meeting link"
      name="googleMeetLink"
      type="url"
      description="A Google Meet or Zoom link, such as https://meet.google.com/abc-defg-hij."
      value={value}
      onChange={(text) => send({ type: 'field.change', name: 'googleMeetLink', value: text })}
      errorMessage={problem}
      isReadOnly={isReadOnly}
      isRequired
    />
  );
}
