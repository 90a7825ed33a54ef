import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import { SearchField } from '@guildhall/ui/SearchField';
import { Select } from '@guildhall/ui/Select';

import type { Flow } from '../../flow/useFlow.ts';
import { categoryOptions, everyCategory, sortOptions } from './jobOptions.ts';
import * as styles from './jobs.css.ts';

export function JobCriteriaView({ snapshot, send }: Flow<typeof jobSearchMachine>) {
  const { query, address } = snapshot.context;
  const submit = { type: 'query.submit' } as const;
  return (
    <search className={styles.criteria}>
      <div className={styles.query}>
        <SearchField
          label="Search jobs"
          name="search"
          placeholder="Title, skill or keyword"
          value={query}
          onChange={(value) => send({ type: 'query.change', value })}
          onSubmit={() => {
            // Enter asks for nothing where the list is that of the words already.
            if (snapshot.can(submit)) send(submit);
          }}
        />
      </div>
      <Select
        label="Category"
        isLabelHidden
        name="category"
        options={categoryOptions}
        value={address.category ?? everyCategory}
        onChange={(value) => send({ type: 'category.change', value: value === everyCategory ? null : value })}
      />
      <Select
        label="Sort by"
        isLabelHidden
        name="sort"
        options={sortOptions}
        value={address.sort}
        onChange={(value) => send({ type: 'sort.change', value })}
      />
    </search>
  );
}
