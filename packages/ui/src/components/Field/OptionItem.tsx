import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';

import { Icon } from '../Icon/Icon.tsx';
import * as styles from './listBox.css.ts';
import type { Option } from './option.ts';

/** One line of an opened list. */
export function OptionItem({
  value,
  label,
  description,
  note,
  isDisabled = false,
}: Option & { note?: string | undefined }) {
  return (
    <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={styles.option}>
      <Text slot="label" className={styles.words}>
        {label}
      </Text>
      {description ? (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      ) : null}
      {note ? (
        <Text slot="description" className={styles.note}>
          {note}
        </Text>
      ) : null}
      <span className={styles.tick}>
        <Icon icon={Check} size="medium" />
      </span>
    </ListBoxItem>
  );
}
