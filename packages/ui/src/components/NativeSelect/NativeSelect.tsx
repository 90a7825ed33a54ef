import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';

import { field, hidden, label as labelText } from '../Field/Field.css.ts';
import type { Option } from '../Field/option.ts';
import { useEarlySelect } from '../Field/useEarly.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './NativeSelect.css.ts';

type Choice<T extends string> = Pick<Option, 'label'> & { value: T };

export interface NativeSelectGroup<T extends string = string> {
  /** Names the answers below it. */
  label: string;
  options: readonly Choice<T>[];
}

export interface NativeSelectProps<T extends string = string> {
  /** What is asked for. Always there, also when hidden from sight. */
  label: string;
  /** Leaves the label to assistive technology: where its place says what it is. Default false. */
  isLabelHidden?: boolean | undefined;
  /** The answers, in the order they are read; long lists in named groups. */
  options: readonly (Choice<T> | NativeSelectGroup<T>)[];
  /** The chosen answer: one of `options`. */
  value: T;
  /** Called with the chosen value. */
  onChange: (value: T) => void;
  /** Key in the submitted form. */
  name: string;
  /** Cannot be used now. Default false. */
  isDisabled?: boolean | undefined;
}

/** One of several answers, in the browser's own list: it works, and is sent with its form, before any script has come. */
export function NativeSelect<T extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  name,
  isDisabled = false,
}: NativeSelectProps<T>) {
  const id = useId();
  const element = useRef<HTMLSelectElement>(null);
  const choices = options.flatMap((one) => ('options' in one ? one.options : [one]));
  useEarlySelect(element, value, choose);

  function choose(chosen: string) {
    const choice = choices.find((one) => one.value === chosen);
    if (choice) onChange(choice.value);
  }

  return (
    <div className={field} data-field={name}>
      <label htmlFor={id} className={isLabelHidden ? hidden : labelText}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          ref={element}
          id={id}
          name={name}
          value={value}
          onChange={(event) => choose(event.currentTarget.value)}
          disabled={isDisabled}
          data-disabled={isDisabled || undefined}
          className={styles.select}
        >
          {options.map((one) =>
            'options' in one ? (
              <optgroup key={one.label} label={one.label}>
                {one.options.map(choiceOf)}
              </optgroup>
            ) : (
              choiceOf(one)
            ),
          )}
        </select>
        <span aria-hidden="true" className={styles.mark}>
          <Icon icon={ChevronDown} size="medium" />
        </span>
      </div>
    </div>
  );
}

const choiceOf = ({ value, label }: Choice<string>) => (
  <option key={value} value={value}>
    {label}
  </option>
);
