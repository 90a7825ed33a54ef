import type { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Checkbox } from '@guildhall/ui/Checkbox';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import type { Flow } from '../../flow/useFlow.ts';
import { ResultsView } from '../shared/results/ResultsView.tsx';
import { chosenFilters } from '../talent/chosenFilters.ts';
import { TalentCardView, TalentListPendingView } from '../talent/TalentCardView.tsx';
import { choiceOf } from './choiceOf.ts';
import { NoTalentView } from './NoTalentView.tsx';
import type { TalentLinks } from './talentLinks.ts';

export interface TalentResultsViewProps extends Flow<typeof talentSearchMachine>, TalentLinks {
  /** Freelancers listed after this instant are marked as new. Default: none is. */
  newSince?: string | null;
  /** Opens a message to a freelancer. */
  contactHref: (freelancerId: string) => string;
}

/** The freelancers that were found. */
export function TalentResultsView(props: TalentResultsViewProps) {
  const { snapshot, send, changedHref, unfilteredHref, clearHref, pageHref, profileHref, contactHref } = props;
  const { newSince = null } = props;
  const { result, address, chosen } = snapshot.context;
  return (
    <ResultsView
      snapshot={snapshot}
      send={send}
      one="freelancer"
      chips={{
        filters: chosenFilters(address).map(({ label, without }) => ({ label, href: changedHref(without) })),
        clearHref: unfilteredHref,
      }}
      pageHref={pageHref}
      empty={
        <NoTalentView
          address={address}
          loosened={result?.loosened ?? []}
          changedHref={changedHref}
          clearHref={clearHref}
        />
      }
      pending={<TalentListPendingView />}
    >
      {(result?.freelancers ?? []).map((freelancer) => (
        <TalentCardView
          key={freelancer.id}
          freelancer={freelancer}
          sought={{ ...address, newSince }}
          profileHref={profileHref({ id: freelancer.id, name: freelancer.profile.name })}
          contactHref={contactHref(freelancer.id)}
          choice={<ChoiceView {...freelancer} chosen={chosen} send={send} />}
        />
      ))}
    </ResultsView>
  );
}

interface ChoiceViewProps
  extends Pick<Schema<'FreelancerListing'>, 'id' | 'profile'>, Pick<TalentResultsViewProps, 'send'> {
  chosen: TalentResultsViewProps['snapshot']['context']['chosen'];
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
