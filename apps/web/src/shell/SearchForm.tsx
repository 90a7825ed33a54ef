import type { Role } from '@guildhall/api/enums';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { SearchField } from '@guildhall/ui/SearchField';
import { useRef } from 'react';

import * as styles from './searchForm.css.ts';

export interface SearchFormProps {
  /** Clients look for people, everyone else for projects. */
  role: Role | null;
  /** The list that is searched; the form itself leads there before scripts have loaded. */
  action: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
}

const words = {
  people: { label: 'Search freelancers', placeholder: 'Designer, React, French…' },
  projects: { label: 'Search projects', placeholder: 'Logo, React, French…' },
} as const;

/** Looks for projects or people, by Enter or by the button. */
export function SearchForm({ role, action, value, onChange, onSubmit }: SearchFormProps) {
  const field = useRef<HTMLDivElement>(null);
  const submit = () => {
    // There is nothing to look for yet: the person goes on typing.
    if (value.trim() === '') field.current?.querySelector('input')?.focus();
    else onSubmit();
  };
  return (
    <search>
      <Form action={action} onSubmit={submit}>
        <div className={styles.search}>
          <div ref={field} className={styles.field}>
            <SearchField
              {...words[role === 'CLIENT' ? 'people' : 'projects']}
              name="search"
              size="large"
              value={value}
              onChange={onChange}
            />
          </div>
          <Button type="submit" variant="primary" size="large">
            Search
          </Button>
        </div>
      </Form>
    </search>
  );
}
