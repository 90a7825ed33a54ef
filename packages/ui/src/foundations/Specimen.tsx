import type { ReactNode } from 'react';

import * as styles from './Specimen.css.ts';

export interface SpecimenProps {
  /** The token's name, as code writes it. */
  name: string;
  /** What it is for. */
  note: string;
  /** What it is worth, where that is the same in every theme. */
  value?: string;
  /** What it looks like. */
  children?: ReactNode;
}

/** One token on a page of Foundations. */
export function Specimen({ name, note, value, children }: SpecimenProps) {
  return (
    <div className={styles.entry}>
      {children}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{note}</p>
        {value === undefined ? null : <p className={styles.value}>{value}</p>}
      </div>
    </div>
  );
}

/** The entries of a record of notes, with the keys that it has. */
export function entriesOf<Name extends string>(notes: Record<Name, string>): [Name, string][] {
  // Object.entries widens the keys to string.
  return Object.entries(notes) as [Name, string][];
}
