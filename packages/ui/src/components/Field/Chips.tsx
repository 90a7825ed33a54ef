import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';

import { Icon } from '../Icon/Icon.tsx';
import * as styles from './chips.css.ts';
import { defined } from './defined.ts';
import { DescriptionSlot, NoErrorSlot } from './DescriptionSlot.tsx';

interface ChipsProps {
  /** Names the list: the field's label. */
  label: string;
  chips: readonly { value: string; label: string }[];
  /** Without it the chips only stand there. */
  onRemove?: ((value: string) => void) | undefined;
  /** Name of a chip's cross; the chip's own words follow. */
  removeLabel: string;
}

/** What was chosen or added. One stop for Tab; arrows go along it; Backspace, Delete or the cross remove. */
export function Chips({ label, chips, onRemove, removeLabel }: ChipsProps) {
  if (chips.length === 0) return null;
  const remove = onRemove ? (keys: Set<unknown>) => keys.forEach((key) => onRemove(String(key))) : undefined;
  return (
    <TagGroup aria-label={label} {...defined({ onRemove: remove })}>
      <TagList className={styles.list}>
        {chips.map((chip) => (
          <Tag key={chip.value} id={chip.value} textValue={chip.label} className={styles.chip}>
            <span className={styles.words}>{chip.label}</span>
            {onRemove ? (
              <Button slot="remove" aria-label={removeLabel} className={styles.remove}>
                <Icon icon={X} size="small" />
              </Button>
            ) : null}
          </Tag>
        ))}
      </TagList>
      <DescriptionSlot />
      <NoErrorSlot />
    </TagGroup>
  );
}
