import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { BriefcaseBusiness } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';

import * as styles from './home.css.ts';
import type { HomeHrefs } from './homeHrefs.ts';
import { ProjectCardView } from './ProjectCardView.tsx';
import { ProjectPendingView } from './ProjectPendingView.tsx';
import { SectionView } from './SectionView.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

interface FeaturedProjectsViewProps {
  /** Null while they are on their way. */
  projects: Schema<'Job'>[] | null;
  role: Role | null;
  hrefs: HomeHrefs;
  /** The present, in milliseconds since 1970. */
  now: number;
}

export function FeaturedProjectsView({ projects, role, hrefs, now }: FeaturedProjectsViewProps) {
  const more = (
    <Link href={hrefs.jobs(role)} look="standalone">
      Browse all projects
    </Link>
  );
  return (
    <SectionView id="featured-projects" title="Featured projects" more={more}>
      {projects?.length === 0 ? (
        <EmptyState title="No Featured Projects" icon={BriefcaseBusiness} level={3}>
          Projects looking for a freelancer will be featured here.
        </EmptyState>
      ) : (
        <ul className={styles.projects} aria-busy={projects === null}>
          {projects === null
            ? places.map((place) => (
                <li key={place}>
                  <ProjectPendingView />
                </li>
              ))
            : projects.map((project) => (
                <li key={project.id}>
                  <ProjectCardView project={project} role={role} hrefs={hrefs} now={now} />
                </li>
              ))}
        </ul>
      )}
    </SectionView>
  );
}
