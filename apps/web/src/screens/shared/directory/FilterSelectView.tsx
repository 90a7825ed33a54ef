import { NativeSelect } from '@guildhall/ui/NativeSelect';

import type { Choices } from '../fields/choices.ts';
import { any } from '../fields/choices.ts';

interface FilterSelectViewProps<Value> {
  label: string;
  name: string;
  choices: Choices<Value>;
  /** Null keeps everyone. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** The choices of a filter as a native list. A form sends nothing for one that is not set. */
export function FilterSelectView<Value>({ label, name, choices, value, onChange }: FilterSelectViewProps<Value>) {
  const sent = (chosen: string) => (chosen === any ? '' : chosen);
  return (
    <NativeSelect
      label={label}
      name={name}
      options={choices.options.map((option) => ({ ...option, value: sent(option.value) }))}
      value={sent(choices.chosen(value))}
      onChange={(chosen) => onChange(choices.meant(chosen))}
    />
  );
}
