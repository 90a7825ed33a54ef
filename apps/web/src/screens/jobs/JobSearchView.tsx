import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import { Stack } from '@guildhall/ui/Stack';
import type { ComponentType, ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { FilterPanelView } from '../shared/filterPanel/FilterPanelView.tsx';
import { countText } from '../shared/foundText.ts';
import { JobCriteriaView } from './JobCriteriaView.tsx';
import type { JobResultsViewProps } from './JobResultsView.tsx';
import { JobResultsView } from './JobResultsView.tsx';

export interface JobSearchViewProps extends JobResultsViewProps {
  /** The way to the favourites, beside that to the filters. */
  favouritesLink: ReactNode;
  /** The filters. Their fields are heavy, so the page has them after the list. */
  FiltersView: ComponentType<Flow<typeof jobSearchMachine>>;
}

/** Looking for jobs: what to look for, which to keep, and what was found. */
export function JobSearchView({ FiltersView, favouritesLink, ...props }: JobSearchViewProps) {
  const { snapshot, send } = props;
  const { panel, result } = snapshot.context;
  const isCounted = result !== null && (snapshot.matches('listed') || snapshot.matches('empty'));
  return (
    <Stack gap={6}>
      <JobCriteriaView snapshot={snapshot} send={send} favouritesLink={favouritesLink} />
      <FilterPanelView
        panel={panel}
        onPanelChange={(value) => send({ type: 'panel.change', value })}
        showLabel={isCounted ? `Show ${countText(result.pagination, 'job')}` : 'Show Jobs'}
        filters={<FiltersView snapshot={snapshot} send={send} />}
      >
        <JobResultsView {...props} />
      </FilterPanelView>
    </Stack>
  );
}
