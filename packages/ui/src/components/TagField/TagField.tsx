import { Plus } from 'lucide-react';
import { useRef } from 'react';
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
  /** What is being typed and is no tag yet. */
  text: string;
  /** Called as the person types. */
  onTextChange: (text: string) => void;
  /**
   * Called when the typed text is meant to become a tag, or several with commas between them. The owner of the tags adds
   * them and empties the text, or refuses with `errorMessage`.
   */
  onAdd: () => void;
  /** Called with the tag that is to go. */
  onRemove: (tag: string) => void;
  /** How many tags there can be, for the count under the field. Default: no count. */
  max?: number | undefined;
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
const separators = /[,;\n]/;
const isMeant = (text: string) => text.split(separators).some((part) => part.trim() !== '');

/**
 * Words of one's own, added one by one with Enter, a comma or the plus. It reports what was typed; whether that can be
 * added is decided by the owner of the tags. For a fixed catalogue, use `MultiSelect`.
 */
export function TagField({
  value,
  text,
  onTextChange,
  onAdd,
  onRemove,
  max,
  addLabel = 'Add',
  removeLabel = 'Remove',
  countText = english,
  ...props
}: TagFieldProps) {
  const [shell, { name, ...root }] = splitField(props);
  const input = useRef<HTMLInputElement>(null);

  function type(typed: string) {
    onTextChange(typed);
    if (separators.test(typed) && isMeant(typed)) onAdd();
  }
  useEarlyText(input, text, type);

  function onKeyDown(event: KeyboardEvent) {
    // Enter in the empty box sends the form, as in any other field; a word being composed is not finished by it.
    if (event.key === 'Enter' && isMeant(text) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onAdd();
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) onRemove(last);
  }

  function remove(tag: string) {
    onRemove(tag);
    if (value.length === 1) input.current?.focus();
  }

  return (
    <div className={styles.field}>
      <AriaTextField
        {...root}
        value={text}
        onChange={type}
        onKeyDown={onKeyDown}
        // What was typed is meant, also when the next press is on “Save”.
        onBlur={() => {
          if (isMeant(text)) onAdd();
        }}
        autoComplete="off"
        enterKeyHint="done"
        className={styles.field}
      >
        <FieldShell {...shell}>
          <InputBox inputRef={input}>
            <Button
              aria-label={addLabel}
              isDisabled={props.isDisabled ?? false}
              onPress={() => {
                if (isMeant(text)) onAdd();
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
      {max === undefined ? null : (
        <Count used={value.length} most={max}>
          {countText(value.length, max)}
        </Count>
      )}
    </div>
  );
}
