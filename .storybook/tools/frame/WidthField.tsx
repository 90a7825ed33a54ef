import { useState } from 'react';

import { ComboBox } from '../../../packages/ui/src/components/ComboBox/ComboBox.tsx';
import { widths } from '../../toolbars.ts';
import { widthLimits } from './widthLimits.ts';

interface WidthFieldProps {
  /** In pixels. */
  value: number;
  onChange: (width: number) => void;
}

const { least, most } = widthLimits;

/** How wide a story is: one of the widths that designs are made for, or any other. */
export function WidthField({ value, onChange }: WidthFieldProps) {
  const [text, setText] = useState(String(value));
  const isWidth = (number: number) => Number.isInteger(number) && number >= least && number <= most;
  return (
    <ComboBox
      label="Width in px"
      optionalText={null}
      options={[...new Set([...widths, most])].map((width) => ({ value: String(width), label: String(width) }))}
      allowsCustomValue
      value={text}
      onChange={(typed) => {
        setText(typed ?? '');
        if (isWidth(Number(typed))) onChange(Number(typed));
      }}
      errorMessage={isWidth(Number(text)) ? null : `Enter a whole number from ${least} to ${most}`}
    />
  );
}
