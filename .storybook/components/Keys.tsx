import { Fragment } from 'react';

import { Table } from '../../packages/ui/src/components/Table/Table.tsx';
import * as styles from './keys.css.ts';

export interface KeysProps {
  /** What each key does. Keys that do the same have a comma between them. */
  does: Record<string, string>;
}

const either = new Intl.ListFormat('en', { type: 'disjunction' });

function KeyNames({ keys }: { keys: string }) {
  const parts = either.formatToParts(keys.split(', '));
  return (
    <span>
      {parts.map(({ type, value }, index) => (
        <Fragment key={index}>{type === 'element' ? <kbd>{value}</kbd> : value}</Fragment>
      ))}
    </span>
  );
}

/** The keys that a component answers to. */
export function Keys({ does }: KeysProps) {
  return (
    <div className={`sb-unstyled ${styles.keys}`}>
      <Table
        caption="Keys"
        isCaptionHidden
        columns={[
          { id: 'keys', header: 'Key', cell: ([keys]) => <KeyNames keys={keys} /> },
          { id: 'does', header: 'What it does', cell: ([, what]) => what, isLong: true },
        ]}
        rows={Object.entries(does)}
        rowKey={([keys]) => keys}
      />
    </div>
  );
}
