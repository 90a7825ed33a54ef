import { ButtonLink } from '@guildhall/ui/ButtonLink';

import { JobSearchForm } from '../../shell/JobSearchForm.tsx';
import * as styles from './home.css.ts';
import type { HomeScreenProps } from './HomeScreen.tsx';

/** The ways in for whoever is here: the search, and two doors. */
export function HeroActionsView(props: HomeScreenProps) {
  const View = { CLIENT: ClientDoors, FREELANCER: FreelancerDoors, VISITOR: VisitorDoors }[props.role ?? 'VISITOR'];
  return (
    <div className={styles.doors}>
      <View {...props} />
    </div>
  );
}

/** Clients look for people, not for projects: the search of projects is not for them. */
function ClientDoors({ hrefs }: HomeScreenProps) {
  return (
    <div className={styles.mainDoors}>
      <ButtonLink href={hrefs.postJob} variant="primary" size="large">
        Post Job
      </ButtonLink>
      <ButtonLink href={hrefs.dashboard.CLIENT} size="large">
        Dashboard
      </ButtonLink>
    </div>
  );
}

function FreelancerDoors(props: HomeScreenProps) {
  const { hrefs } = props;
  return (
    <>
      <Search {...props} />
      <div className={styles.doorRow}>
        <ButtonLink href={hrefs.findWork}>Find Work</ButtonLink>
        <ButtonLink href={hrefs.dashboard.FREELANCER}>Dashboard</ButtonLink>
      </div>
    </>
  );
}

function VisitorDoors(props: HomeScreenProps) {
  const { hrefs } = props;
  return (
    <>
      <Search {...props} />
      <div className={styles.doorRow}>
        <ButtonLink href={hrefs.signup.CLIENT}>Sign Up as a Client</ButtonLink>
        <ButtonLink href={hrefs.signup.FREELANCER}>Sign Up as a Freelancer</ButtonLink>
      </div>
    </>
  );
}

function Search({ snapshot, send, role, hrefs }: HomeScreenProps) {
  return (
    <JobSearchForm
      action={hrefs.findWork}
      value={snapshot.context.query}
      onChange={(value) => send({ type: 'query.change', value })}
      onSubmit={() => send({ type: 'search.submit', role })}
    />
  );
}
