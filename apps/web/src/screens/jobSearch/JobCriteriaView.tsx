import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { SearchField } from '@guildhall/ui/SearchField';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { panelFilters } from '../jobs/chosenJobFilters.ts';
import { categoryOptions, everyCategory, sortOptions } from '../jobs/jobOptions.ts';
import * as styles from '../jobs/jobs.css.ts';
import { FilterButtonsView } from '../shared/filterPanel/FilterButtonsView.tsx';

interface JobCriteriaViewProps extends Flow<typeof jobSearchMachine> {
  favouritesLink: ReactNode;
}

/** What to look for, of which kind and in which order, and the way to the filters and to the favorites. */
export function JobCriteriaView({ snapshot, send, favouritesLink }: JobCriteriaViewProps) {
  const { query, address, panel } = snapshot.context;
  const submit = { type: 'query.submit' } as const;
  return (
    <search className={styles.criteriaRoom}>
      <div className={styles.criteria}>
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
        <NativeSelect
          label="Category"
          isLabelHidden
          name="category"
          options={categoryOptions}
          value={address.category ?? everyCategory}
          onChange={(value) => send({ type: 'category.change', value: value === everyCategory ? null : value })}
        />
        <NativeSelect
          label="Sort by"
          isLabelHidden
          name="sort"
          options={sortOptions}
          value={address.sort}
          onChange={(value) => send({ type: 'sort.change', value })}
        />
        <div className={styles.ways}>
          <FilterButtonsView
            panel={panel}
            onPanelChange={(value) => send({ type: 'panel.change', value })}
            count={panelFilters(address).length}
          />
          {favouritesLink}
        </div>
      </div>
    </search>
  );
}
