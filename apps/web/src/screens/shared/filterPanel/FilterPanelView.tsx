import type { FilterPanel } from '@guildhall/machines/kit/lists';
import { Button } from '@guildhall/ui/Button';
import type { DrawerProps } from '@guildhall/ui/Drawer';
import type { ComponentType, ReactNode } from 'react';

import * as styles from './filterPanel.css.ts';

export interface FilterPanelViewProps {
  panel: FilterPanel;
  onPanelChange: (panel: FilterPanel) => void;
  /** What closes the drawer, with what there is to see behind it: “Show 42 jobs”. */
  showLabel: string;
  /** Lies over the list. */
  DrawerView: ComponentType<DrawerProps>;
  /** The fields. */
  filters: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A list with its filters: beside it where there is room, over it elsewhere. */
export function FilterPanelView({
  panel,
  onPanelChange,
  showLabel,
  DrawerView,
  filters,
  children,
}: FilterPanelViewProps) {
  const isShown = panel === 'shown';
  const close = () => onPanelChange('shown');
  return (
    <>
      <div className={`${styles.columns} ${isShown ? styles.withPanel : ''}`}>
        {isShown ? (
          <section aria-label="Filters" className={styles.onlyWide}>
            {filters}
          </section>
        ) : null}
        {children}
      </div>
      <DrawerView
        title="Filters"
        isOpen={panel === 'drawer'}
        onOpenChange={close}
        footer={
          <Button variant="primary" isFullWidth onPress={close}>
            {showLabel}
          </Button>
        }
      >
        {filters}
      </DrawerView>
    </>
  );
}
