import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';

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
      {({ isSelected }) => (
        <>
          <span className={styles.words}>{label}</span>
          {description ? <span className={styles.description}> {description}</span> : null}
          {note ? <span className={styles.note}> {note}</span> : null}
          {isSelected ? (
            <span className={styles.tick}>
              <Icon icon={Check} size="medium" />
            </span>
          ) : null}
        </>
      )}
    </ListBoxItem>
  );
}
