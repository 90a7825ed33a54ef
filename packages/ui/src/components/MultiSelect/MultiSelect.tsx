import { ChevronDown } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext, ComboBoxValue } from 'react-aria-components/ComboBox';
import { Popover } from 'react-aria-components/Popover';

import { useLandmark } from '../../internal/useLandmark.ts';
import { Chips } from '../Field/Chips.tsx';
import { defined } from '../Field/defined.ts';
import { boxButton, field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { InputBox } from '../Field/InputBox.tsx';
import { empty, popover } from '../Field/listBox.css.ts';
import { LongListBox } from '../Field/LongListBox.tsx';
import { OptionItem } from '../Field/OptionItem.tsx';
import { PageStays } from '../Field/PageStays.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface MultiSelectProps<T extends string = string> extends Omit<FieldProps, 'autoFocus'> {
  /** The catalogue; `group` stands beside the label. Sections would be better, and crash in React's development build: adobe/react-spectrum#9405. */
  options: readonly { value: T; label: string; group?: string | undefined }[];
  /** What is chosen, in the order of choosing. */
  value: readonly T[];
  /** Called with everything that is chosen. */
  onChange: (value: T[]) => void;
  /** How many can be chosen at most. Default: any number. */
  max?: number | undefined;
  /** Stands in the field while nothing is chosen. Default `Type to search`. */
  placeholder?: string | undefined;
  /** Stands in the field when something is chosen. Default `3 chosen`, and with `max` `3 of 10 chosen`. */
  countText?: ((chosen: number, max: number | undefined) => string) | undefined;
  /** Name of a chip's cross; the chip's own words follow. Default `Remove`. */
  removeLabel?: string | undefined;
  /** What is said when nothing matches. Default `Nothing found`. */
  emptyText?: string | undefined;
}

const english = (chosen: number, max: number | undefined) => `${chosen}${max === undefined ? '' : ` of ${max}`} chosen`;

/** Several of a long catalogue: type, choose; the choice stands below as chips. For words of one's own, use `TagField`. */
export function MultiSelect<T extends string>({
  options,
  value,
  onChange,
  max = Infinity,
  placeholder = 'Type to search',
  countText = english,
  removeLabel = 'Remove',
  emptyText = 'Nothing found',
  ...props
}: MultiSelectProps<T>) {
  const [shell, root] = splitField(props);
  const [landmark, findLandmark] = useLandmark();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useSameWhileEqual(value);
  const others = options.map((option) => option.value).filter((key) => !value.includes(key));
  const count = value.length === 0 ? null : countText(value.length, Number.isFinite(max) ? max : undefined);

  function choose(keys: readonly unknown[]) {
    onChange([...value.filter((key) => keys.includes(key)), ...others.filter((key) => keys.includes(key))]);
  }

  function remove(key: string) {
    onChange(value.filter((one) => one !== key));
    if (value.length === 1) input.current?.focus();
  }

  return (
    <div className={field}>
      <ComboBox
        {...root}
        selectionMode="multiple"
        value={chosen}
        onChange={choose}
        disabledKeys={value.length >= max ? others : []}
        allowsEmptyCollection
        ref={findLandmark}
        className={field}
      >
        <FirstMatch input={input} />
        <PageStays />
        <FieldShell {...shell}>
          <InputBox placeholder={count ?? placeholder} inputRef={input}>
            <Button className={boxButton}>
              <Icon icon={ChevronDown} size="medium" />
            </Button>
          </InputBox>
          {/* The field is described by it, also while something is typed over it. */}
          <ComboBoxValue hidden>{count ?? ''}</ComboBoxValue>
        </FieldShell>
        <Popover {...defined({ UNSTABLE_portalContainer: landmark })} maxHeight={400} className={popover}>
          <LongListBox renderEmptyState={() => <div className={empty}>{emptyText}</div>}>
            {options.map(({ group, ...option }) => (
              <OptionItem key={option.value} note={group} {...option} />
            ))}
          </LongListBox>
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
    </div>
  );
}

/** The same list for as long as it holds the same: react-aria takes another one for a new choice, and clears what is typed. */
function useSameWhileEqual<T>(list: readonly T[]): readonly T[] {
  const [kept, setKept] = useState(list);
  const isEqual = kept.length === list.length && kept.every((one, index) => one === list[index]);
  if (!isEqual) setKept(list);
  return isEqual ? kept : list;
}

/** What is typed leads to the first option that it finds, so that Enter chooses that one; Tab leaves without it. */
function FirstMatch({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const state = use(ComboBoxStateContext);
  useEffect(() => {
    if (!state?.isOpen || state.inputValue === '' || state.selectionManager.focusedKey !== null) return;
    const { collection, selectionManager } = state;
    const first = [...collection.getKeys()].find((key) => !selectionManager.isDisabled(key));
    if (first !== undefined) selectionManager.setFocusedKey(first);
  });
  const leave = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Tab' || !state?.isOpen) return;
    state.selectionManager.setFocusedKey(null);
    state.close();
  });
  useEffect(() => {
    const element = input.current;
    // Before react-aria hears of it, which takes the option that is led to along.
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, [input]);
  return null;
}
