import type { FilterPanel } from '@guildhall/machines/kit/lists';
import { Button } from '@guildhall/ui/Button';

import * as styles from './filterPanel.css.ts';

interface FilterButtonsViewProps {
  panel: FilterPanel;
  onPanelChange: (panel: FilterPanel) => void;
  /** How many filters of the panel are set. */
  count: number;
}

/** The way to the filters: they come over the list on a phone, and go out of the way elsewhere. */
export function FilterButtonsView({ panel, onPanelChange, count }: FilterButtonsViewProps) {
  const isHidden = panel === 'hidden';
  return (
    <>
      <div className={styles.onlyNarrow}>
        <Button onPress={() => onPanelChange('drawer')}>{count === 0 ? 'Filters' : `Filters (${count})`}</Button>
      </div>
      <div className={styles.onlyWide}>
        <Button onPress={() => onPanelChange(isHidden ? 'shown' : 'hidden')}>
          {isHidden ? 'Show Filters' : 'Hide Filters'}
        </Button>
      </div>
    </>
  );
}
