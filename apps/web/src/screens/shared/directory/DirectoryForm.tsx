import { Button } from '@guildhall/ui/Button';
import { Fold } from '@guildhall/ui/Fold';
import { Form } from '@guildhall/ui/Form';
import { SearchField } from '@guildhall/ui/SearchField';
import type { ReactNode } from 'react';

import * as styles from './directoryForm.css.ts';

interface DirectoryFormProps {
  /** The list itself, where the form leads before scripts have loaded. */
  action: string;
  /** Names the search box. */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  onSubmit: () => void;
  /** How many filters are set: said where they are behind their button. */
  count: number;
  /** The filters that have fields. */
  children: ReactNode;
  /** Filters that are set and have no field, by name: they stay when the form is sent without scripts. */
  kept: Record<string, string>;
}

/** What a directory is asked for: a plain form, sent by its button or by Enter, with scripts or without. */
export function DirectoryForm(props: DirectoryFormProps) {
  const { action, label, placeholder, query, onQueryChange, onSubmit, count, children, kept } = props;
  return (
    <search>
      <Form action={action} onSubmit={onSubmit}>
        <div className={styles.form}>
          <div className={styles.words}>
            <SearchField
              label={label}
              isLabelHidden={false}
              name="search"
              placeholder={placeholder}
              value={query}
              onChange={onQueryChange}
            />
          </div>
          <Fold label={count === 0 ? 'Filters' : `Filters (${count})`}>
            <div className={styles.filters}>{children}</div>
          </Fold>
          <div className={styles.send}>
            <Button type="submit" variant="primary" isFullWidth>
              Search
            </Button>
          </div>
        </div>
        {Object.entries(kept).map(([name, value]) =>
          value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
      </Form>
    </search>
  );
}
