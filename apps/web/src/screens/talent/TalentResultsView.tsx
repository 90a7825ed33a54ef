import type { talentDirectoryMachine } from '@guildhall/machines/flows/talentDirectory';
import type { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

import { ResultsView } from '../shared/results/ResultsView.tsx';
import { chosenFilters } from './chosenFilters.ts';
import { NoTalentView } from './NoTalentView.tsx';
import { TalentCardView, TalentListPendingView } from './TalentCardView.tsx';
import type { TalentListLinks } from './talentLinks.ts';

interface TalentResultsViewProps extends TalentListLinks {
  snapshot: SnapshotFrom<typeof talentSearchMachine> | SnapshotFrom<typeof talentDirectoryMachine>;
  send: (event: { type: 'list.retry' }) => void;
  /** Freelancers listed after this instant are marked as new. Default: none is. */
  newSince?: string | null;
  /** Opens a message to a freelancer; null where only their profile offers it. */
  contactHref: ((freelancerId: string) => string) | null;
  /** Chooses a freelancer for a comparison, in a list that has one. */
  choice?: (freelancer: Schema<'FreelancerListing'>) => ReactNode;
  /** Who is chosen. */
  chosen?: unknown;
}

/** The freelancers that were found. */
export function TalentResultsView(props: TalentResultsViewProps) {
  const { snapshot, send, changedHref, unfilteredHref, clearHref, pageHref, profileHref, contactHref } = props;
  const { newSince = null, choice, chosen } = props;
  const { result, address } = snapshot.context;
  // The same for all, so that a card is drawn again only when what was looked for has changed.
  const sought = { ...address, newSince };
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
      chosen={chosen}
    >
      {(result?.freelancers ?? []).map((freelancer) => (
        <TalentCardView
          key={freelancer.id}
          freelancer={freelancer}
          sought={sought}
          profileHref={profileHref({ id: freelancer.id, name: freelancer.profile.name })}
          contactHref={contactHref && contactHref(freelancer.id)}
          choice={choice?.(freelancer)}
        />
      ))}
    </ResultsView>
  );
}
