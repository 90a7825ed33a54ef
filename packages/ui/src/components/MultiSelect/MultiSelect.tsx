import { ChevronDown, Search } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Select, SelectValue } from 'react-aria-components/Select';
import { useFilter } from 'react-aria/useFilter';

import { Chips } from '../Field/Chips.tsx';
import { field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { InputBox } from '../Field/InputBox.tsx';
import { empty, listBox, popover } from '../Field/listBox.css.ts';
import { OptionItem } from '../Field/OptionItem.tsx';
import { useEarlyChoices } from '../Field/useEarly.ts';
import { Icon } from '../Icon/Icon.tsx';
import { select, trigger, value as chosenText } from '../Select/Select.css.ts';
import { Filtering } from './Filtering.tsx';
import * as styles from './MultiSelect.css.ts';

export interface MultiSelectProps<T extends string = string> extends Omit<FieldProps, 'autoFocus'> {
  /** The catalogue; `group` stands beside the label. Sections would be better, and crash in React's development build: adobe/react-spectrum#9405. */
  options: readonly { value: T; label: string; group?: string | undefined }[];
  /** What is chosen, in the order of choosing. */
  value: readonly T[];
  /** Called with everything that is chosen. */
  onChange: (value: T[]) => void;
  /** How many can be chosen at most. Default: any number. */
  max?: number | undefined;
  /** Stands in the field while nothing is chosen. Default `Choose`. */
  placeholder?: string | undefined;
  /** Stands in the field when something is chosen. Default `3 chosen`, and with `max` `3 of 10 chosen`. */
  countText?: ((chosen: number, max: number | undefined) => string) | undefined;
  /** Names the search in the opened list, and stands in it. Default `Search`. */
  searchLabel?: string | undefined;
  /** Name of a chip's cross; the chip's own words follow. Default `Remove`. */
  removeLabel?: string | undefined;
  /** What is said when nothing matches. Default `Nothing found`. */
  emptyText?: string | undefined;
}

const english = (chosen: number, max: number | undefined) => `${chosen}${max === undefined ? '' : ` of ${max}`} chosen`;

/** Several of a long catalogue: open, search, choose; the choice stands below as chips. For words of one's own, use `TagField`. */
export function MultiSelect<T extends string>({
  options,
  value,
  onChange,
  max = Infinity,
  placeholder = 'Choose',
  countText = english,
  searchLabel = 'Search',
  removeLabel = 'Remove',
  emptyText = 'Nothing found',
  ...props
}: MultiSelectProps<T>) {
  const [shell, root] = splitField(props);
  const { contains } = useFilter({ sensitivity: 'base' });
  const element = useRef<HTMLDivElement>(null);
  const others = options.map((option) => option.value).filter((key) => !value.includes(key));

  useEarlyChoices(element, choose);

  function choose(keys: readonly unknown[]) {
    onChange([...value.filter((key) => keys.includes(key)), ...others.filter((key) => keys.includes(key))]);
  }

  function remove(key: string) {
    onChange(value.filter((chosen) => chosen !== key));
    if (value.length === 1) element.current?.querySelector('button')?.focus();
  }

  return (
    <div ref={element} className={field}>
      <Select
        {...root}
        selectionMode="multiple"
        value={value}
        onChange={choose}
        disabledKeys={value.length >= max ? others : []}
        className={select}
      >
        <div className={field}>
          <FieldShell {...shell}>
            <Button className={trigger}>
              <SelectValue className={chosenText}>
                {value.length === 0 ? placeholder : countText(value.length, Number.isFinite(max) ? max : undefined)}
              </SelectValue>
              <Icon icon={ChevronDown} size="medium" />
            </Button>
          </FieldShell>
        </div>
        <Popover maxHeight={400} className={popover}>
          <Filtering filter={contains}>
            {/* The list was opened to look for something: the focus belongs to its search. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <SearchField aria-label={searchLabel} autoFocus className={styles.search}>
              <InputBox prefix={<Icon icon={Search} size="medium" />} placeholder={searchLabel} />
            </SearchField>
            <ListBox className={listBox} renderEmptyState={() => <div className={empty}>{emptyText}</div>}>
              {options.map(({ group, ...option }) => (
                <OptionItem key={option.value} note={group} {...option} />
              ))}
            </ListBox>
          </Filtering>
        </Popover>
      </Select>
      <Chips
        label={props.label}
        chips={value.map((key) => ({
          value: key,
          label: options.find((option) => option.value === key)?.label ?? key,
        }))}
        onRemove={props.isDisabled ? undefined : remove}
        removeLabel={removeLabel}
      />
    </div>
  );
}
