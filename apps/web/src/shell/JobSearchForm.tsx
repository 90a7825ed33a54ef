import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { SearchField } from '@guildhall/ui/SearchField';

import { search } from './jobSearchForm.css.ts';

export interface JobSearchFormProps {
  /** The list of jobs, which the form itself leads to before scripts have loaded. */
  action: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
}

/** Looks for projects, by Enter or by the button. */
export function JobSearchForm({ action, value, onChange, onSubmit }: JobSearchFormProps) {
  return (
    <search>
      <Form action={action} onSubmit={onSubmit}>
        <div className={search}>
          <SearchField
            label="Search projects"
            name="search"
            size="large"
            placeholder="Logo, React, translation…"
            value={value}
            onChange={onChange}
          />
          <Button type="submit" variant="primary" size="large">
            Search
          </Button>
        </div>
      </Form>
    </search>
  );
}
