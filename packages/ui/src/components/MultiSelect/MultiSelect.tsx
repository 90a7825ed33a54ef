import { ChevronDown } from 'lucide-react';
import { useContext, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';

import { Chips } from '../Field/Chips.tsx';
import { Count } from '../Field/Count.tsx';
import * as styles from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { empty, listBox, popover } from '../Field/listBox.css.ts';
import { OptionItem } from '../Field/OptionItem.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface MultiSelectProps<T extends string = string> extends FieldProps {
  /** The catalogue; `group` stands beside the label. Sections would be better, and crash in React's development build: adobe/react-spectrum#9405. */
  options: readonly { value: T; label: string; group?: string | undefined }[];
  /** What is chosen, in the order of choosing. */
  value: readonly T[];
  /** Called with everything that is chosen. */
  onChange: (value: T[]) => void;
  /** How many can be chosen at most. Default: any number. */
  max?: number | undefined;
  /** Stands in the empty search. Default `Search and choose`. */
  placeholder?: string | undefined;
  /** Name of the button that opens the whole list. Default `Show all`. */
  openLabel?: string | undefined;
  /** Name of a chip's cross; the chip's own words follow. Default `Remove`. */
  removeLabel?: string | undefined;
  /** What is said when nothing matches. Default `Nothing found`. */
  emptyText?: string | undefined;
  /** The count under the field, with `max`. Default `3 of 10 chosen`. */
  countText?: ((chosen: number, max: number) => string) | undefined;
}

const english = (chosen: number, max: number) => `${chosen} of ${max} chosen`;

/** Several of a long catalogue: search, choose, see the choice as chips. For words of one's own, use `TagField`. */
export function MultiSelect<T extends string>({
  options,
  value,
  onChange,
  max,
  placeholder = 'Search and choose',
  openLabel = 'Show all',
  removeLabel = 'Remove',
  emptyText = 'Nothing found',
  countText = english,
  ...props
}: MultiSelectProps<T>) {
  const [shell, root] = splitField(props);
  const [search, setSearch] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const isFull = max !== undefined && value.length >= max;

  function choose(keys: readonly unknown[]) {
    const kept = value.filter((key) => keys.includes(key));
    const added = options.map((option) => option.value).filter((key) => keys.includes(key) && !value.includes(key));
    // The list also reports an unchanged choice when it closes.
    if (added.length > 0 || kept.length < value.length) onChange([...kept, ...added]);
    setSearch('');
  }

  function remove(key: string) {
    onChange(value.filter((chosen) => chosen !== key));
    if (value.length === 1) field.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={field} className={styles.field}>
      <ComboBox
        {...root}
        selectionMode="multiple"
        allowsEmptyCollection
        value={value}
        onChange={choose}
        inputValue={search}
        onInputChange={setSearch}
        onBlur={() => setSearch('')}
        disabledKeys={isFull ? options.map((option) => option.value).filter((key) => !value.includes(key)) : []}
        className={styles.field}
      >
        <FieldShell {...shell}>
          <Group className={styles.box}>
            <Search placeholder={placeholder} onBackspace={() => value.length > 0 && onChange(value.slice(0, -1))} />
            <Button aria-label={openLabel} className={styles.boxButton}>
              <Icon icon={ChevronDown} size="medium" />
            </Button>
          </Group>
        </FieldShell>
        <Popover maxHeight={360} className={popover}>
          <ListBox className={listBox} renderEmptyState={() => <div className={empty}>{emptyText}</div>}>
            {options.map(({ group, ...option }) => (
              <OptionItem key={option.value} note={group} {...option} />
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
      <Chips
        label={props.label}
        chips={value.map((key) => ({
          value: key,
          label: options.find((option) => option.value === key)?.label ?? key,
        }))}
        onRemove={props.isDisabled ? undefined : remove}
        removeLabel={removeLabel}
      />
      {max === undefined ? null : (
        <Count used={value.length} most={max}>
          {countText(value.length, max)}
        </Count>
      )}
    </div>
  );
}

/** The search itself: a press opens the whole list, Backspace in the empty box takes the last choice back. */
function Search({ placeholder, onBackspace }: { placeholder: string; onBackspace: () => void }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      placeholder={placeholder}
      className={styles.input}
      onClick={() => state?.open(null, 'manual')}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Backspace' && event.currentTarget.value === '') onBackspace();
      }}
    />
  );
}
