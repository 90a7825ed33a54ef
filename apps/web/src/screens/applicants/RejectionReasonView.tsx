import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { Stack } from '@guildhall/ui/Stack';
import { TextArea } from '@guildhall/ui/TextArea';

import { rejectionReasons } from './rejectionReasons.ts';

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
