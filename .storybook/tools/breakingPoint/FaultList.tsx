import { useId } from 'react';

import { Button } from '../../../packages/ui/src/components/Button/Button.tsx';
import { Heading } from '../../../packages/ui/src/components/Heading/Heading.tsx';
import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import type { FaultKind, LayoutFault } from '../layout/layoutFaults.ts';
import * as styles from './breakingPoint.css.ts';

const kindNames: Record<FaultKind, string> = {
  overflow: 'Too wide',
  overlap: 'Overlaps',
  cut: 'Cut off',
  broken: 'Broken into pieces',
  target: 'Target too small',
};

interface FaultListProps {
  /** Null until they are known. */
  faults: readonly LayoutFault[] | null;
  /** Brings what is wrong into sight. */
  onShow: (fault: LayoutFault) => void;
}

/** What is wrong at this setting, in words. */
export function FaultList({ faults, onShow }: FaultListProps) {
  const id = useId();
  const count = faults?.length ?? 0;
  return (
    <section aria-labelledby={id} aria-busy={faults === null} className={styles.faults}>
      <Heading level={2} size="lg" id={id}>
        What is wrong here
      </Heading>
      <output>
        <Text tone="muted">
          {faults === null ? 'Looking …' : count === 0 ? 'Nothing.' : `${count} ${count === 1 ? 'fault' : 'faults'}.`}
        </Text>
      </output>
      <ul className={styles.faultList}>
        {faults?.map((fault) => (
          <li key={`${fault.kind} ${fault.target} ${fault.message}`} className={styles.fault}>
            <div>
              <Text weight="semibold">{kindNames[fault.kind]}</Text>
              <Text size="sm">{fault.message}</Text>
            </div>
            <Button size="small" onPress={() => onShow(fault)} aria-label={`Show it: ${fault.message}`}>
              Show it
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
