import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { Stack } from '@guildhall/ui/Stack';
import { TextArea } from '@guildhall/ui/TextArea';

/** Kind words for a rejection, to start from. */
const rejectionReasons: readonly { label: string; text: string }[] = [
  {
    label: 'Another proposal fits better',
    text: 'Thank you for your proposal. We have chosen to go on with one that is closer to what this project needs. We wish you all the best with your next one.',
  },
  {
    label: 'The budget does not fit',
    text: 'Thank you for your proposal. Your rate is fair, but beyond the budget of this project. We would be glad to hear from you for a larger one.',
  },
  {
    label: 'The timing does not fit',
    text: 'Thank you for your proposal. We need someone who can start earlier than you can. Please do apply again when we post our next project.',
  },
  {
    label: 'Other skills are needed',
    text: 'Thank you for your proposal. Your work is good, but this project needs other skills than those you show. Please keep an eye on our next posts.',
  },
];

const ownWords = 'own';

const options = [
  { value: ownWords, label: 'In your own words' },
  ...rejectionReasons.map(({ label }) => ({ value: label, label })),
];

interface RejectionReasonViewProps {
  reason: string;
  /** What is wrong with it. */
  problem: string | undefined;
  onChange: (reason: string) => void;
  /** It is being sent. */
  isDisabled: boolean;
}

/** The reason that the freelancer reads: ready-made words to start from, and the field to make them one's own. */
export function RejectionReasonView({ reason, problem, onChange, isDisabled }: RejectionReasonViewProps) {
  const chosen = rejectionReasons.find(({ text }) => text === reason);
  return (
    <Stack gap={4}>
      <NativeSelect
        label="Ready-made reasons"
        name="ready"
        options={options}
        value={chosen?.label ?? ownWords}
        isDisabled={isDisabled}
        onChange={(value) => onChange(rejectionReasons.find(({ label }) => label === value)?.text ?? '')}
      />
      <TextArea
        label="Reason"
        description="The freelancer reads it in the email and beside the application."
        name="reason"
        rows={3}
        errorMessage={problem}
        value={reason}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    </Stack>
  );
}
