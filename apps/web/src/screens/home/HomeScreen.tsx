import type { Role } from '@guildhall/api/enums';
import type { homeMachine } from '@guildhall/machines/flows/home';
import { Container } from '@guildhall/ui/Container';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { FeaturedFreelancersView } from './FeaturedFreelancersView.tsx';
import { FeaturedProjectsView } from './FeaturedProjectsView.tsx';
import { HeroView } from './HeroView.tsx';
import { page } from './home.css.ts';
import { InvitationView } from './InvitationView.tsx';

export interface HomeScreenProps {
  snapshot: SnapshotFrom<typeof homeMachine>;
  send: (event: EventFrom<typeof homeMachine>) => void;
  /** Of the signed-in user; null for visitors, and until it is known. */
  role: Role | null;
  /** What they are greeted by; empty for visitors. */
  firstName: string;
  hrefs: HomeHrefs;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** Where the page leads. */
export interface HomeHrefs {
  /** The list that the search box looks through. */
  search: (role: Role | null) => string;
  findWork: string;
  postJob: string;
  dashboard: Record<Role, string>;
  signup: Record<Role, string>;
  /** Opens a project on this page. */
  details: (projectId: string) => string;
  /** Opens a project among the jobs, with the form that answers it. */
  apply: (projectId: string) => string;
  /** A visitor signs up, and comes to that form. */
  signupToApply: (projectId: string) => string;
  /** The freelancer's own application to a project. */
  application: (projectId: string) => string;
  /** A public profile. */
  profile: (person: { id: string; name: string }) => string;
}

export function HomeScreen(props: HomeScreenProps) {
  return (
    <Container>
      <div className={page}>
        <HeroView {...props} />
        <FeaturedFreelancersView freelancers={props.snapshot.context.freelancers} profileHref={props.hrefs.profile} />
        <FeaturedProjectsView {...props} projects={props.snapshot.context.projects} />
        <InvitationView role={props.role} hrefs={props.hrefs} />
      </div>
    </Container>
  );
}
