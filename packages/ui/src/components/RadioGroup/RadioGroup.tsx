import { useRef } from 'react';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';

import { button, description, list, radioMark } from '../Field/choice.css.ts';
import { DescriptionSlot } from '../Field/DescriptionSlot.tsx';
import { field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import type { Option } from '../Field/option.ts';
import { useEarlyChoice } from '../Field/useEarly.ts';

export interface RadioGroupProps<T extends string = string> extends Omit<FieldProps, 'autoFocus'> {
  /** The answers, in the order they are read. */
  options: readonly (Option & { value: T })[];
  /** The chosen answer, or null before a choice. */
  value: T | null;
  /** Called with the chosen value. */
  onChange: (value: T) => void;
  /** Can be read and focused, not changed. Default false. */
  isReadOnly?: boolean | undefined;
  /** Below or beside each other; a row wraps. Default `vertical`. */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** One of a few answers, all of them in sight. For many, use `Select`; for a choice that shapes what follows, `ChoiceCards`. */
export function RadioGroup<T extends string>({ options, onChange, ...props }: RadioGroupProps<T>) {
  const [shell, root] = splitField(props);
  // Only the options' own values can be chosen.
  const choose = (value: string) => onChange(value as T);
  const group = useRef<HTMLDivElement>(null);
  useEarlyChoice(group, props.value, choose);
  return (
    <AriaRadioGroup {...root} ref={group} onChange={choose} className={field}>
      <FieldShell {...shell}>
        <div className={list} data-orientation={props.orientation}>
          {options.map((option) => (
            <RadioField key={option.value} value={option.value} isDisabled={option.isDisabled ?? false}>
              <RadioButton className={button}>
                <span className={radioMark} aria-hidden="true" />
                <span>{option.label}</span>
              </RadioButton>
              <DescriptionSlot className={description}>{option.description}</DescriptionSlot>
            </RadioField>
          ))}
        </div>
      </FieldShell>
    </AriaRadioGroup>
  );
}
