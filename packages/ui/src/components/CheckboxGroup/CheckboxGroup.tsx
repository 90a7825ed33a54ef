import { Check } from 'lucide-react';
import { useRef } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';

import { button, description, list, mark } from '../Field/choice.css.ts';
import { DescriptionSlot, NoErrorSlot } from '../Field/DescriptionSlot.tsx';
import { field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import type { Option } from '../Field/option.ts';
import { useEarlyChoices } from '../Field/useEarly.ts';

export interface CheckboxGroupProps<T extends string = string> extends Omit<FieldProps, 'autoFocus'> {
  /** The answers, in the order they are read. */
  options: readonly (Option & { value: T })[];
  /** The ticked answers. */
  value: readonly T[];
  /** Called with all ticked answers. */
  onChange: (value: T[]) => void;
  /** Can be read and focused, not changed. Default false. */
  isReadOnly?: boolean | undefined;
  /** Below or beside each other; a row wraps. Default `vertical`. */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** Any number of a few answers, all of them in sight. For a long catalogue, use `MultiSelect`. */
export function CheckboxGroup<T extends string>({
  options,
  value,
  onChange,
  orientation,
  ...props
}: CheckboxGroupProps<T>) {
  const [shell, root] = splitField(props);
  // Only the options' own values can be ticked.
  const choose = (values: string[]) => onChange(values as T[]);
  const group = useRef<HTMLDivElement>(null);
  useEarlyChoices(group, choose);
  return (
    <AriaCheckboxGroup {...root} ref={group} value={[...value]} onChange={choose} className={field}>
      <FieldShell {...shell}>
        <div className={list} data-orientation={orientation}>
          {options.map((option) => (
            <CheckboxField key={option.value} value={option.value} isDisabled={option.isDisabled ?? false}>
              <CheckboxButton className={button}>
                <span className={mark} aria-hidden="true">
                  <Check />
                </span>
                <span>{option.label}</span>
              </CheckboxButton>
              <DescriptionSlot className={description}>{option.description}</DescriptionSlot>
              <NoErrorSlot />
            </CheckboxField>
          ))}
        </div>
      </FieldShell>
    </AriaCheckboxGroup>
  );
}
