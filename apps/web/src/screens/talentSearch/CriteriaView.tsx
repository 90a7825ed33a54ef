import type { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { SearchField } from '@guildhall/ui/SearchField';

import type { Flow } from '../../flow/useFlow.ts';
import { FilterButtonsView } from '../shared/filterPanel/FilterButtonsView.tsx';
import { chosenFilters } from '../talent/chosenFilters.ts';
import { sortOptions } from '../talent/talentOptions.ts';
import * as styles from './talentSearch.css.ts';

/** What to look for, in which order, and the way to the filters. */
export function CriteriaView({ snapshot, send }: Flow<typeof talentSearchMachine>) {
  const { typed, address, panel } = snapshot.context;
  const submit = { type: 'typed.submit' } as const;
  return (
    <search className={styles.criteriaRoom}>
      <div className={styles.criteria}>
        <div className={styles.query}>
          <SearchField
            label="Search freelancers"
            name="search"
            placeholder="Name, skill or keyword"
            value={typed.query}
            onChange={(query) => send({ type: 'typed.change', typed: { query } })}
            onSubmit={() => {
              // Enter asks for nothing where the list is that of the words already.
              if (snapshot.can(submit)) send(submit);
            }}
          />
        </div>
        <NativeSelect
          label="Sort by"
          isLabelHidden
          name="sort"
          options={sortOptions}
          value={address.sort}
          onChange={(value) => send({ type: 'sort.change', value })}
        />
        <FilterButtonsView
          panel={panel}
          onPanelChange={(value) => send({ type: 'panel.change', value })}
          count={chosenFilters(address).length}
        />
      </div>
    </search>
  );
}
