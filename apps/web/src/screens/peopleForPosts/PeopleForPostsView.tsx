import type { Skill } from '@guildhall/api/skills';
import type { peopleForPostsMachine, PostedFor } from '@guildhall/machines/flows/peopleForPosts';
import type { Schema } from '@guildhall/machines/kit/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { UsersRound } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { WaitingView } from '../clientOverview/WaitingView.tsx';
import { FreelancerCardView } from '../home/FreelancerCardView.tsx';
import { FreelancerPendingView } from '../home/FreelancerPendingView.tsx';
import * as styles from '../home/home.css.ts';
import { SectionView } from '../home/SectionView.tsx';
import { WaitingPendingView } from '../shared/waiting/WaitingPendingView.tsx';

export interface PeopleForPostsViewProps extends Flow<typeof peopleForPostsMachine> {
  /** Leads to where a decision is made. */
  waitingHref: (decision: Schema<'WaitingDecision'>) => string;
  postJobHref: string;
  /** Everyone who has some of these skills. */
  skillsHref: (skills: readonly Skill[]) => string;
  profileHref: (person: { id: string; name: string }) => string;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** The rest of the page, drawn once it is known how much stands above it. */
  children?: ReactNode;
}

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** What waits for a client, and the people who fit their open posts, on their home page. */
export function PeopleForPostsView(props: PeopleForPostsViewProps) {
  const { snapshot, send, waitingHref, now, children } = props;
  const { dashboard, groups } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <div className={styles.page}>
        <ErrorPanel title="Your posts could not be loaded" level={2} onRetry={() => send({ type: 'people.retry' })}>
          Nothing is lost. Check your connection and try again.
        </ErrorPanel>
        {children}
      </div>
    );
  }
  if (dashboard === null) return <WaitingPendingView />;
  return (
    <div className={styles.page}>
      <WaitingView waiting={dashboard.waiting} now={now} waitingHref={waitingHref} />
      {groups === null ? (
        <PeoplePendingView />
      ) : (
        <>
          <GroupsView {...props} groups={groups} isNew={dashboard.stats.totalProjects === 0} />
          {children}
        </>
      )}
    </div>
  );
}

function PeoplePendingView() {
  return (
    <SectionView id="people" title="People for your posts">
      <ul className={styles.people} aria-busy="true">
        {places.map((place) => (
          <li key={place}>
            <FreelancerPendingView />
          </li>
        ))}
      </ul>
    </SectionView>
  );
}

interface GroupsViewProps extends PeopleForPostsViewProps {
  groups: readonly PostedFor[];
  /** The client has never posted. */
  isNew: boolean;
}

function GroupsView({ groups, isNew, postJobHref, skillsHref, profileHref }: GroupsViewProps) {
  if (groups.length === 0) {
    return (
      <SectionView id="people" title="People for your posts">
        <EmptyState
          title={isNew ? 'Post your first job' : 'None of your jobs is open'}
          icon={UsersRound}
          level={3}
          action={
            <ButtonLink href={postJobHref} variant="primary">
              Post a Job
            </ButtonLink>
          }
        >
          Freelancers who have the skills it asks for will appear here.
        </EmptyState>
      </SectionView>
    );
  }
  return groups.map(({ post, people }) => (
    <SectionView
      key={post.id}
      id={`people-${post.id}`}
      title={`People for “${post.title}”`}
      more={
        <Link href={skillsHref(post.skillsRequired)} look="standalone">
          Everyone with these skills
        </Link>
      }
    >
      {people.length === 0 ? (
        <Text tone="muted" isMeasured>
          No available freelancer has the skills that this job asks for right now.
        </Text>
      ) : (
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.id}>
              <FreelancerCardView freelancer={featuredFor(post, person)} profileHref={profileHref} />
            </li>
          ))}
        </ul>
      )}
    </SectionView>
  ));
}

/** A person as a card of the home page shows them: the skill that the post asks for comes first. */
function featuredFor(
  { skillsRequired }: Schema<'ClientProject'>,
  { id, profile, professional, statistics }: Schema<'FreelancerListing'>,
): Schema<'FeaturedFreelancer'> {
  const isSought = (skill: string) => skillsRequired.some((sought) => sought === skill);
  const { skills, hourlyRate } = professional;
  return {
    id,
    profile,
    skills: [...skills.filter(isSought), ...skills.filter((skill) => !isSought(skill))],
    hourlyRate,
    ratings: statistics.rating,
    projectsCompleted: statistics.projectsCompleted,
  };
}
