import type { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Checkbox } from '@guildhall/ui/Checkbox';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';
import type { ComponentType } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import type { SavedLinksViewProps } from '../savedSearches/SavedLinksView.tsx';
import { SavedLinksView } from '../savedSearches/SavedLinksView.tsx';
import type { FilterPanelViewProps } from '../shared/filterPanel/FilterPanelView.tsx';
import { FilterPanelView } from '../shared/filterPanel/FilterPanelView.tsx';
import { countText } from '../shared/results/foundText.ts';
import type { TalentLinks } from '../talent/talentLinks.ts';
import { TalentResultsView } from '../talent/TalentResultsView.tsx';
import type { ChoiceBarViewProps } from './ChoiceBarView.tsx';
import { ChoiceBarView } from './ChoiceBarView.tsx';
import { choiceOf } from './choiceOf.ts';
import { CriteriaView } from './CriteriaView.tsx';

interface TalentSearchViewProps
  extends Flow<typeof talentSearchMachine>, TalentLinks, ChoiceBarViewProps, SavedLinksViewProps {
  /** Freelancers listed after this instant are marked as new. Default: none is. */
  newSince?: string | null;
  /** Opens a message to a freelancer. */
  contactHref: (freelancerId: string) => string;
  /** The filters. Their fields are heavy, so the page has them after the list. */
  FiltersView: ComponentType<Flow<typeof talentSearchMachine>>;
  DrawerView: FilterPanelViewProps['DrawerView'];
}

/** Looking for freelancers: what to look for, whom to keep, and who was found. */
export function TalentSearchView({ FiltersView, DrawerView, ...props }: TalentSearchViewProps) {
  const { panel, result, chosen } = props.snapshot.context;
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
          DrawerView={DrawerView}
          filters={<FiltersView {...props} />}
        >
          <Stack gap={6}>
            <TalentResultsView
              {...props}
              chosen={chosen}
              choice={(freelancer) => <ChoiceView {...freelancer} chosen={chosen} send={props.send} />}
            />
            <ChoiceBarView {...props} />
          </Stack>
        </FilterPanelView>
      </Stack>
    </Container>
  );
}

interface ChoiceViewProps
  extends Pick<Schema<'FreelancerListing'>, 'id' | 'profile'>, Pick<TalentSearchViewProps, 'send'> {
  chosen: TalentSearchViewProps['snapshot']['context']['chosen'];
}

/** Whether a freelancer is to be compared. */
function ChoiceView({ id, profile: { name }, chosen, send }: ChoiceViewProps) {
  return (
    <Checkbox
      isSelected={choiceOf(chosen).has(id)}
      onChange={(isWanted) => send({ type: 'choice.change', freelancer: { id, name }, isChosen: isWanted })}
    >
      Compare <VisuallyHidden>{name}</VisuallyHidden>
    </Checkbox>
  );
}
