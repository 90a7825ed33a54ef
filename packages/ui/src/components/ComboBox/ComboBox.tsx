import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { Key } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxValue } from 'react-aria-components/ComboBox';
import { Popover } from 'react-aria-components/Popover';
import { useFilter } from 'react-aria/useFilter';

import { useLandmark } from '../../internal/useLandmark.ts';
import { defined } from '../Field/defined.ts';
import { boxButton, field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { InputBox } from '../Field/InputBox.tsx';
import { empty, popover } from '../Field/listBox.css.ts';
import { LongListBox } from '../Field/LongListBox.tsx';
import type { Option } from '../Field/option.ts';
import { OptionItem } from '../Field/OptionItem.tsx';
import { PageStays } from '../Field/PageStays.tsx';
import { useEarlyText } from '../Field/useEarly.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface ComboBoxProps extends FieldProps {
  /** The answers, in the order they are read. With `filter="none"`, those found; keep the chosen one among them. */
  options: readonly Option[];
  /** The chosen answer's value; with `allowsCustomValue` the text itself. Null when empty. */
  value: string | null;
  /** Called with the chosen answer's value, with `allowsCustomValue` with the text at each change, or with null. */
  onChange: (value: string | null) => void;
  /** Any text is an answer; the options only help. Default false: what is no option is taken back on leaving. */
  allowsCustomValue?: boolean | undefined;
  /** Called with what is typed, to look for options elsewhere. */
  onInputChange?: ((text: string) => void) | undefined;
  /** `contains` shows the options that hold the typed text; `none` shows all that are given. Default `contains`. */
  filter?: 'contains' | 'none' | undefined;
  /** Options are being looked for. Default false. */
  isLoading?: boolean | undefined;
  /** Can be read and focused, not changed. Default false. */
  isReadOnly?: boolean | undefined;
  /** An example inside the empty box. */
  placeholder?: string | undefined;
  /** Stands in the list when nothing fits. Default `Nothing found`. */
  emptyText?: string | undefined;
  /** Stands in the list while options are looked for. Default `Searching…`. */
  loadingText?: string | undefined;
}

const everything = () => true;

/** Finds an option by every word that was typed, in what is read and in what else it is known by. */
function useFindsBy(options: readonly Option[]): (text: string, typed: string) => boolean {
  const { contains } = useFilter({ sensitivity: 'base' });
  const known = new Map(options.map(({ label, keywords = '' }) => [label, `${label} ${keywords}`]));
  return (text, typed) => typed.split(/[\s,]+/).every((word) => contains(known.get(text) ?? text, word));
}

/** One of many answers, found by typing; or a text with suggestions. Up to thirty answers: `Select`. */
export function ComboBox({
  options,
  value,
  onChange,
  allowsCustomValue = false,
  onInputChange,
  filter = 'contains',
  isLoading = false,
  placeholder,
  emptyText = 'Nothing found',
  loadingText = 'Searching…',
  ...props
}: ComboBoxProps) {
  const [shell, root] = splitField(props);
  const [landmark, findLandmark] = useLandmark();
  const input = useRef<HTMLInputElement>(null);
  // Without suggestions there is nothing to open.
  const hasNothingToShow = allowsCustomValue && !isLoading && options.length === 0;
  const chosen = options.find((option) => (allowsCustomValue ? option.label : option.value) === value);

  const hasKeywords = options.some(({ keywords }) => keywords !== undefined);
  const findsBy = useFindsBy(options);

  function type(text: string) {
    if (allowsCustomValue && text !== (value ?? '')) onChange(text === '' ? null : text);
    onInputChange?.(text);
  }
  const shownText = allowsCustomValue ? (value ?? '') : (chosen?.label ?? '');
  useEarlyText(input, shownText, (text) => {
    const meant = options.find(({ label }) => label === text);
    if (allowsCustomValue) type(text);
    else if (meant) onChange(meant.value);
  });

  // Free: the text is the value, and react-aria keeps which option it came from. Fixed: the other way round.
  const state = allowsCustomValue
    ? { inputValue: value ?? '', defaultValue: chosen?.value ?? null }
    : { value, onChange: (key: Key | null) => onChange(key === null ? null : String(key)) };

  return (
    <AriaComboBox
      {...root}
      {...state}
      onInputChange={type}
      allowsCustomValue={allowsCustomValue}
      allowsEmptyCollection={!allowsCustomValue || isLoading}
      ref={findLandmark}
      {...defined({ defaultFilter: filter === 'none' ? everything : hasKeywords ? findsBy : undefined })}
      className={field}
    >
      <PageStays />
      <FieldShell {...shell}>
        <InputBox placeholder={placeholder} inputRef={input}>
          {hasNothingToShow ? null : (
            <Button className={boxButton}>
              <Icon icon={ChevronDown} size="medium" />
            </Button>
          )}
        </InputBox>
        {/* The field is described by it, and holds the same words itself. */}
        <ComboBoxValue hidden>{''}</ComboBoxValue>
      </FieldShell>
      <Popover {...defined({ UNSTABLE_portalContainer: landmark })} maxHeight={360} className={popover}>
        <LongListBox renderEmptyState={() => <div className={empty}>{isLoading ? loadingText : emptyText}</div>}>
          {options.map((option) => (
            <OptionItem key={option.value} {...option} />
          ))}
        </LongListBox>
      </Popover>
    </AriaComboBox>
  );
}
