import type { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import { Button } from '@guildhall/ui/Button';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { SearchField } from '@guildhall/ui/SearchField';

import type { Flow } from '../../flow/useFlow.ts';
import { chosenFilters } from '../talent/chosenFilters.ts';
import { sortOptions } from '../talent/talentOptions.ts';
import * as styles from './findTalent.css.ts';

/** What to look for, in which order, and the way to the filters. */
export function CriteriaView({ snapshot, send }: Flow<typeof talentSearchMachine>) {
  const { typed, address, panel } = snapshot.context;
  const submit = { type: 'typed.submit' } as const;
  const isHidden = panel === 'hidden';
  const count = chosenFilters(address).length;
  return (
    <search className={styles.criteria}>
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
      <div className={styles.onlyNarrow}>
        <Button onPress={() => send({ type: 'panel.change', value: 'drawer' })}>
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
      </div>
      <div className={styles.onlyWide}>
        <Button onPress={() => send({ type: 'panel.change', value: isHidden ? 'shown' : 'hidden' })}>
          {isHidden ? 'Show Filters' : 'Hide Filters'}
        </Button>
      </div>
    </search>
  );
}
