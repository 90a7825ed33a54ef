import type { Role } from '@guildhall/api/enums';
import type { Skill } from '@guildhall/api/skills';
import type { fittingJobsMachine } from '@guildhall/machines/flows/fittingJobs';
import type { Schema } from '@guildhall/machines/kit/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { BriefcaseBusiness } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';

import type { Flow } from '../../flow/useFlow.ts';
import * as styles from '../home/home.css.ts';
import type { HomeHrefs } from '../home/homeHrefs.ts';
import { ProjectCardView } from '../home/ProjectCardView.tsx';
import { ProjectPendingView } from '../home/ProjectPendingView.tsx';
import { SectionView } from '../home/SectionView.tsx';

export interface FittingJobsViewProps extends Flow<typeof fittingJobsMachine> {
  hrefs: HomeHrefs;
  /** All jobs that ask for some of these skills. */
  skillsHref: (skills: readonly Skill[]) => string;
  /** Where skills are added to the profile. */
  profileHref: string;
  /** The present, in milliseconds since 1970. */
  now: number;
}

const reader: Role = 'FREELANCER';

const places = ['first', 'second', 'third'];

/** The jobs that fit a freelancer, on their home page. */
export function FittingJobsView(props: FittingJobsViewProps) {
  const { skills, jobs } = props.snapshot.context;
  const more =
    jobs === null || jobs.length === 0 ? null : (
      <Link href={props.skillsHref(skills)} look="standalone">
        All jobs for your skills
      </Link>
    );
  return (
    <SectionView id="fitting-jobs" title="Jobs that fit you" more={more}>
      <Content {...props} />
    </SectionView>
  );
}

function Content({ snapshot, send, hrefs, profileHref, now }: FittingJobsViewProps) {
  const { skills, jobs } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Jobs for you could not be loaded" level={3} onRetry={() => send({ type: 'jobs.retry' })}>
        Nothing is lost. Check your connection and try again.
      </ErrorPanel>
    );
  }
  if (jobs?.length === 0) {
    return skills.length === 0 ? (
      <EmptyState
        title="Add your skills to see jobs that fit"
        icon={BriefcaseBusiness}
        level={3}
        action={
          <ButtonLink href={profileHref} variant="primary">
            Add Skills
          </ButtonLink>
        }
      >
        Open jobs that ask for them will appear here.
      </EmptyState>
    ) : (
      <EmptyState
        title="No new jobs for your skills"
        icon={BriefcaseBusiness}
        level={3}
        action={<ButtonLink href={hrefs.findWork}>Find Work</ButtonLink>}
      >
        Open jobs that ask for your skills and that you have not applied to will appear here.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.projects} aria-busy={jobs === null}>
      {jobs === null
        ? places.map((place) => (
            <li key={place}>
              <ProjectPendingView />
            </li>
          ))
        : jobs.map((job: Schema<'Job'>) => (
            <li key={job.id}>
              <ProjectCardView project={job} role={reader} hrefs={hrefs} now={now} />
            </li>
          ))}
    </ul>
  );
}
