import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { UsersRound } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';

import { FreelancerCardView } from './FreelancerCardView.tsx';
import { FreelancerPendingView } from './FreelancerPendingView.tsx';
import * as styles from './home.css.ts';
import type { HomeHrefs } from './homeHrefs.ts';
import { SectionView } from './SectionView.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

interface FeaturedFreelancersViewProps {
  /** Null while they are on their way. */
  freelancers: Schema<'FeaturedFreelancer'>[] | null;
  role: Role | null;
  hrefs: HomeHrefs;
}

export function FeaturedFreelancersView({ freelancers, role, hrefs }: FeaturedFreelancersViewProps) {
  const more = (
    <Link href={hrefs.freelancers(role)} look="standalone">
      Browse all freelancers
    </Link>
  );
  return (
    <SectionView id="featured-freelancers" title="Featured freelancers" more={more}>
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
                  <FreelancerCardView freelancer={freelancer} profileHref={hrefs.profile} />
                </li>
              ))}
        </ul>
      )}
    </SectionView>
  );
}
