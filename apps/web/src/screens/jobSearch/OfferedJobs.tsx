import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import type { ReactNode } from 'react';

import type { Mounted } from '../../kit/defineScreen.tsx';
import { screen as favourites } from '../favourites/screen.tsx';
import { screen as freelancerOverview } from '../freelancerOverview/screen.tsx';
import { screen as jobSearch } from './screen.tsx';

interface OfferedJobsProps {
  /** How many skills a card names. */
  maxSkills: number;
  /** How much the page has above them is known. Default true. */
  isInPlace?: boolean;
  /** The page around them. */
  children: (jobs: ReactNode, search: Mounted<typeof jobSearchMachine, unknown>) => ReactNode;
}

/** The jobs that a freelancer looks for, or the favourites among all, below what their profile lacks for proposals. */
export const OfferedJobs = ({ maxSkills, isInPlace = true, children }: OfferedJobsProps) => (
  <freelancerOverview.Around>
    {(overview, drawOverview) => {
      const isLocked = overview.snapshot.context.completion !== null;
      const isKnown = isLocked || !overview.snapshot.hasTag('busy');
      return (
        <favourites.Around maxSkills={maxSkills} isLocked={isLocked}>
          {(kept, drawFavourites) => (
            <jobSearch.Around
              maxSkills={maxSkills}
              isLocked={isLocked}
              favourites={kept}
              isInPlace={isInPlace && isKnown}
            >
              {(search, drawSearch) =>
                children(drawOverview({ children: drawFavourites({ children: drawSearch() }) }), search)
              }
            </jobSearch.Around>
          )}
        </favourites.Around>
      );
    }}
  </freelancerOverview.Around>
);
