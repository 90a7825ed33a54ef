import { useNumberFormatter } from 'react-aria/useNumberFormatter';

import * as styles from './FileField.css.ts';

const kilobyte = 1000;
const megabyte = 1000 * kilobyte;

/** Name and size of a chosen file. */
export function FileFacts({ file: { name, size } }: { file: File }) {
  const isLarge = size >= megabyte;
  const formatter = useNumberFormatter({
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  // A file of a few bytes is not nothing.
  const amount = isLarge ? size / megabyte : Math.max(1, size / kilobyte);
  return (
    <span className={styles.facts}>
      <span className={styles.name}>{name}</span> <span className={styles.size}>· {formatter.format(amount)}</span>
    </span>
  );
}
