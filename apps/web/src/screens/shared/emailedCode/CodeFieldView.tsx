import { CodeField } from '@guildhall/ui/CodeField';

interface CodeFieldViewProps {
  label: string;
  /** Where the code was sent. */
  email: string;
  code: string;
  problem: string | undefined;
  isReadOnly: boolean;
  onChange: (event: { type: 'field.change'; name: 'otp'; value: string }) => void;
}

/** The field of a code that was sent by email. */
export function CodeFieldView({ label, email, code, problem, isReadOnly, onChange }: CodeFieldViewProps) {
  return (
    <CodeField
      label={label}
      name="otp"
      description={`The 6 digits we sent to ${email.trim()}`}
      value={code}
      onChange={(value) => onChange({ type: 'field.change', name: 'otp', value })}
      errorMessage={problem}
      isReadOnly={isReadOnly}
      isRequired
    />
  );
}
