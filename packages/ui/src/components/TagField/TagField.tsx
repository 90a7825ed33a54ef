import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import { Chips } from '../Field/Chips.tsx';
import { Count } from '../Field/Count.tsx';
import * as styles from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { InputBox } from '../Field/InputBox.tsx';
import { useEarlyText } from '../Field/useEarly.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface TagFieldProps extends FieldProps {
  /** The tags, in the order of adding. */
  value: readonly string[];
  /** Called with all tags. Each is trimmed, not empty, and there once, whatever its case. */
  onChange: (value: string[]) => void;
  /** How many tags there can be. Default: any number. */
  max?: number | undefined;
  /** Characters of one tag at most; what is longer is cut. Default 50. */
  maxLength?: number | undefined;
  /** An example inside the empty box. */
  placeholder?: string | undefined;
  /** Name of the plus. Default `Add`. */
  addLabel?: string | undefined;
  /** Name of a chip's cross; the chip's own words follow. Default `Remove`. */
  removeLabel?: string | undefined;
  /** The count under the field, with `max`. Default `3 of 10 added`. */
  countText?: ((added: number, max: number) => string) | undefined;
}

const english = (added: number, max: number) => `${added} of ${max} added`;
const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Words of one's own, added one by one with Enter, a comma or the plus. For a fixed catalogue, use `MultiSelect`. */
export function TagField({
  value,
  onChange,
  max = Infinity,
  maxLength = 50,
  addLabel = 'Add',
  removeLabel = 'Remove',
  countText = english,
  ...props
}: TagFieldProps) {
  const [shell, { name, ...root }] = splitField(props);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function add(typed: string) {
    const tags = [...value];
    for (const part of typed.split(/[,;\n]/)) {
      const tag = part.trim().slice(0, maxLength);
      if (tag !== '' && tags.length < max && !tags.some((other) => isSame(other, tag))) tags.push(tag);
    }
    if (tags.length > value.length) onChange(tags);
    setText('');
  }

  const type = (typed: string) => (/[,;\n]/.test(typed) ? add(typed) : setText(typed));
  useEarlyText(input, text, type);

  function onKeyDown(event: KeyboardEvent) {
    // Enter in the empty box sends the form, as in any other field; a word being composed is not finished by it.
    if (event.key === 'Enter' && text.trim() !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1));
  }

  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    if (value.length === 1) input.current?.focus();
  }

  const isFull = value.length >= max;
  return (
    <div className={styles.field}>
      <AriaTextField
        {...root}
        value={text}
        onChange={type}
        onKeyDown={onKeyDown}
        // What was typed is meant, also when the next press is on “Save”.
        onBlur={() => add(text)}
        autoComplete="off"
        enterKeyHint="done"
        className={styles.field}
      >
        <FieldShell {...shell}>
          <InputBox inputRef={input}>
            <Button
              aria-label={addLabel}
              isDisabled={isFull || (props.isDisabled ?? false)}
              onPress={() => {
                add(text);
                input.current?.focus();
              }}
              className={styles.boxButton}
            >
              <Icon icon={Plus} size="medium" />
            </Button>
          </InputBox>
        </FieldShell>
      </AriaTextField>
      {name === undefined ? null : <input type="hidden" name={name} value={value.join(',')} />}
      <Chips
        label={props.label}
        chips={value.map((tag) => ({ value: tag, label: tag }))}
        onRemove={props.isDisabled ? undefined : remove}
        removeLabel={removeLabel}
      />
      {Number.isFinite(max) ? (
        <Count used={value.length} most={max}>
          {countText(value.length, max)}
        </Count>
      ) : null}
    </div>
  );
}
