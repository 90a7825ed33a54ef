import { Select } from '../../../packages/ui/src/components/Select/Select.tsx';
import { TextField } from '../../../packages/ui/src/components/TextField/TextField.tsx';
import { toolbars } from '../../toolbars.ts';
import { storybookAt } from '../frame/frameAddress.ts';
import { WidthField } from '../frame/WidthField.tsx';
import { decodeAddress, encodeAddress, settingNames, titleOf, valueOf } from './side.ts';
import type { Side } from './side.ts';
import * as styles from './sideBySide.css.ts';

interface SideFieldsProps {
  side: Side;
  onChange: (changed: Partial<Side>) => void;
}

/** The settings of a side: the width, every toolbar, and whose Storybook it is. */
export function SideFields({ side, onChange }: SideFieldsProps) {
  const address = decodeAddress(side.address);
  return (
    <div className={styles.fields}>
      <WidthField value={side.width} onChange={(width) => onChange({ width })} />
      {settingNames.map((name) => (
        <Select
          key={name}
          label={titleOf(name)}
          optionalText={null}
          options={toolbars[name].values.map((value) => ({ value, label: valueOf(name, value) }))}
          value={side[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <details className={styles.wholeRow} open={address !== '' || undefined}>
        <summary className={styles.summary}>Another Storybook</summary>
        <TextField
          label="Address"
          optionalText={null}
          type="url"
          spellCheck="false"
          description="For before and after a change: where the other version is published. Leave it empty for this one."
          value={address}
          onChange={(text) => onChange({ address: encodeAddress(text) })}
          errorMessage={storybookAt(address) ? null : 'Enter an address that begins with https:// or http://'}
        />
      </details>
    </div>
  );
}
