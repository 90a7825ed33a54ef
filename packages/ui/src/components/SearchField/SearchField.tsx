import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';

import * as styles from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { InputBox } from '../Field/InputBox.tsx';
import type { TextInputProps } from '../Field/textProps.ts';
import { useEarlyText } from '../Field/useEarly.ts';
import { Icon } from '../Icon/Icon.tsx';
import { clear } from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<TextInputProps, 'isRequired' | 'optionalText' | 'autoComplete'> {
  /** Shows the label above the field; else the magnifier says it to the eye. Default true. */
  isLabelHidden?: boolean | undefined;
  /** Called with the text on Enter. Inside a `Form`, Enter submits the form too. */
  onSubmit?: ((value: string) => void) | undefined;
  /** `large` on a first screen whose purpose is the search. Default `medium`. */
  size?: 'medium' | 'large' | undefined;
  /** Name of the button that empties the field. Default `Clear search`. */
  clearLabel?: string | undefined;
}

/** Text to look for. Escape and the cross empty it. */
export function SearchField({
  isLabelHidden = true,
  size = 'medium',
  clearLabel = 'Clear search',
  ...props
}: SearchFieldProps) {
  const [shell, root] = splitField({ ...props, isLabelHidden, optionalText: null });
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, props.value, props.onChange);
  return (
    <AriaSearchField {...root} autoComplete="off" enterKeyHint="search" className={styles.field}>
      <FieldShell {...shell}>
        <InputBox prefix={<Icon icon={Search} size="medium" />} size={size} inputRef={input}>
          {props.value === '' || props.isDisabled ? null : (
            <Button aria-label={clearLabel} className={clear}>
              <Icon icon={X} size="medium" />
            </Button>
          )}
        </InputBox>
      </FieldShell>
    </AriaSearchField>
  );
}
