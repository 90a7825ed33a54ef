import type { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { ComponentType } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import type { SavedLinksViewProps } from '../savedSearches/SavedLinksView.tsx';
import { SavedLinksView } from '../savedSearches/SavedLinksView.tsx';
import { FilterPanelView } from '../shared/filterPanel/FilterPanelView.tsx';
import { countText } from '../shared/foundText.ts';
import type { ChoiceBarViewProps } from './ChoiceBarView.tsx';
import { ChoiceBarView } from './ChoiceBarView.tsx';
import { CriteriaView } from './CriteriaView.tsx';
import type { TalentResultsViewProps } from './TalentResultsView.tsx';
import { TalentResultsView } from './TalentResultsView.tsx';

interface FindTalentScreenProps extends TalentResultsViewProps, ChoiceBarViewProps, SavedLinksViewProps {
  /** The filters. Their fields are heavy, so the page has them after the list. */
  FiltersView: ComponentType<Flow<typeof talentSearchMachine>>;
}

/** Looking for freelancers: what to look for, whom to keep, and who was found. */
export function FindTalentScreen({ FiltersView, ...props }: FindTalentScreenProps) {
  const { panel, result } = props.snapshot.context;
  const isCounted = result !== null && (props.snapshot.matches('listed') || props.snapshot.matches('empty'));
  return (
    <Container>
      <PageHeader
        title="Find talent"
        description="Freelancers for your project, by skill, place, rate and rating."
        actions={<SavedLinksView savedHref={props.savedHref} canBeSaved={props.canBeSaved} />}
      />
      <Stack gap={6}>
        <CriteriaView {...props} />
        <FilterPanelView
          panel={panel}
          onPanelChange={(value) => props.send({ type: 'panel.change', value })}
          showLabel={isCounted ? `Show ${countText(result.pagination, 'freelancer')}` : 'Show Freelancers'}
          filters={<FiltersView {...props} />}
        >
          <Stack gap={6}>
            <TalentResultsView {...props} />
            <ChoiceBarView {...props} />
          </Stack>
        </FilterPanelView>
      </Stack>
    </Container>
  );
}
