import type { FieldProps } from './fieldProps.ts';

/** What every field for typed text takes. */
export interface TextInputProps extends FieldProps {
  /** The text as it stands. */
  value: string;
  /** Called with the whole new text. */
  onChange: (value: string) => void;
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** What the browser and password managers may fill in, in HTML's words (`email`, `name`, `new-password`). */
  autoComplete?: string | undefined;
  /** Characters that the field takes at most. */
  maxLength?: number | undefined;
  /** Can be read, copied and focused, not changed. Default false. */
  isReadOnly?: boolean | undefined;
  /** An example inside the empty box. Never the only help: it goes when typing starts. */
  placeholder?: string | undefined;
}
