import type { RecipeVariants } from '@vanilla-extract/recipes';
import { useRef } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import { Count } from '../Field/Count.tsx';
import { field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import type { TextInputProps } from '../Field/textProps.ts';
import { useEarlyText } from '../Field/useEarly.ts';
import { area } from './TextArea.css.ts';

type Variants = NonNullable<RecipeVariants<typeof area>>;

export interface TextAreaProps extends TextInputProps {
  /** Lines shown when empty; it grows with its text. Default 5. */
  rows?: Variants['rows'] | undefined;
  /** The count under the field, in the reader's words. Default `12 of 2,000 characters`. */
  countText?: ((used: number, most: number) => string) | undefined;
}

const english = (used: number, most: number) =>
  `${used.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters`;

/** Text of several lines: a proposal, a biography, a description. With `maxLength` it counts. */
export function TextArea({ rows = 5, countText = english, ...props }: TextAreaProps) {
  const [shell, root] = splitField(props);
  const input = useRef<HTMLTextAreaElement>(null);
  useEarlyText(input, props.value, props.onChange);
  return (
    <AriaTextField {...root} className={field}>
      <FieldShell {...shell}>
        <AriaTextArea ref={input} rows={rows} className={area({ rows })} />
        {props.maxLength === undefined ? null : (
          <Count used={props.value.length} most={props.maxLength}>
            {countText(props.value.length, props.maxLength)}
          </Count>
        )}
      </FieldShell>
    </AriaTextField>
  );
}
