import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';

import { field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { listBox, popover } from '../Field/listBox.css.ts';
import type { Option } from '../Field/option.ts';
import { OptionItem } from '../Field/OptionItem.tsx';
import { useEarlyChoices } from '../Field/useEarly.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Select.css.ts';

export interface SelectProps<T extends string = string> extends FieldProps {
  /** The answers, in the order they are read. */
  options: readonly (Option & { value: T })[];
  /** The chosen answer, or null before a choice. */
  value: T | null;
  /** Called with the chosen value. */
  onChange: (value: T) => void;
  /** Stands in the field before a choice. Default `Choose one`. */
  placeholder?: string | undefined;
}

/** One of five to about thirty answers. Fewer: `RadioGroup`. More: a search. */
export function Select<T extends string>({ options, onChange, placeholder = 'Choose one', ...props }: SelectProps<T>) {
  const [shell, root] = splitField(props);
  const chosen = options.find(({ value }) => value === props.value);
  const element = useRef<HTMLDivElement>(null);
  useEarlyChoices(element, ([filled]) => choose(filled));

  function choose(key: unknown) {
    const option = options.find(({ value }) => value === key);
    if (option) onChange(option.value);
  }

  return (
    <AriaSelect {...root} ref={element} onChange={choose} className={styles.select}>
      <div className={field}>
        <FieldShell {...shell}>
          <Button className={styles.trigger}>
            <SelectValue className={styles.value}>{chosen?.label ?? placeholder}</SelectValue>
            <Icon icon={ChevronDown} size="medium" />
          </Button>
        </FieldShell>
      </div>
      <Popover maxHeight={360} className={popover}>
        <ListBox className={listBox}>
          {options.map((option) => (
            <OptionItem key={option.value} {...option} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
