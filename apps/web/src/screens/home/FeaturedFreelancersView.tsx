import type { Schema } from '@guildhall/machines/kit/schema';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { UsersRound } from '@guildhall/ui/icons';

import { FreelancerCardView } from './FreelancerCardView.tsx';
import { FreelancerPendingView } from './FreelancerPendingView.tsx';
import * as styles from './home.css.ts';
import { SectionView } from './SectionView.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

interface FeaturedFreelancersViewProps {
  /** Null while they are on their way. */
  freelancers: Schema<'FeaturedFreelancer'>[] | null;
  profileHref: (person: { id: string; name: string }) => string;
}

export function FeaturedFreelancersView({ freelancers, profileHref }: FeaturedFreelancersViewProps) {
  return (
    <SectionView id="featured-freelancers" title="Featured freelancers">
      {freelancers?.length === 0 ? (
        <EmptyState title="No Featured Freelancers" icon={UsersRound} level={3}>
          Freelancers whose work stands out will be featured here.
        </EmptyState>
      ) : (
        <ul className={styles.people} aria-busy={freelancers === null}>
          {freelancers === null
            ? places.map((place) => (
                <li key={place}>
                  <FreelancerPendingView />
                </li>
              ))
            : freelancers.map((freelancer) => (
                <li key={freelancer.id}>
                  <FreelancerCardView freelancer={freelancer} profileHref={profileHref} />
                </li>
              ))}
        </ul>
      )}
    </SectionView>
  );
}
