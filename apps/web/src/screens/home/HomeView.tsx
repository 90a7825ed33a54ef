import type { Role } from '@guildhall/api/enums';
import type { homeMachine } from '@guildhall/machines/flows/home';
import { Container } from '@guildhall/ui/Container';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { FeaturedFreelancersView } from './FeaturedFreelancersView.tsx';
import { FeaturedProjectsView } from './FeaturedProjectsView.tsx';
import { HeroActionsView } from './HeroActionsView.tsx';
import * as styles from './home.css.ts';
import type { HomeHrefs } from './homeHrefs.ts';
import { InvitationView } from './InvitationView.tsx';

interface Figure {
  figure: string;
  label: string;
}

export interface HomeViewProps {
  snapshot: SnapshotFrom<typeof homeMachine>;
  send: (event: EventFrom<typeof homeMachine>) => void;
  /** Of the signed-in user; null for visitors, and until it is known. */
  role: Role | null;
  /** What they are greeted by; empty for visitors. */
  firstName: string;
  /** Draws what concerns them, then the rest of the page once it is known how much stands above it. */
  concerns?: (rest: ReactNode) => ReactNode;
  hrefs: HomeHrefs;
  /** The place in figures, as far as they are worth showing. */
  figures: readonly Figure[];
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** The front door: what this place is for, and people and projects that are here now. */
export function HomeView(props: HomeViewProps) {
  const { snapshot, send, role, firstName, concerns, hrefs, figures, now } = props;
  const { freelancers, projects } = snapshot.context;
  const rest = (
    <>
      <FeaturedFreelancersView freelancers={freelancers} role={role} hrefs={hrefs} />
      <FeaturedProjectsView projects={projects} role={role} hrefs={hrefs} now={now} />
      <InvitationView role={role} hrefs={hrefs} />
    </>
  );
  return (
    <Container>
      {/* Once it is known who is here, another page takes the place of the visitor's: nothing of it moves. */}
      <div key={role} className={role === null ? styles.page : styles.ownPage}>
        <HeroView role={role} firstName={firstName} figures={figures}>
          <HeroActionsView snapshot={snapshot} send={send} role={role} hrefs={hrefs} />
        </HeroView>
        {concerns === undefined ? rest : concerns(rest)}
      </div>
    </Container>
  );
}

interface HeroViewProps extends Pick<HomeViewProps, 'role' | 'firstName' | 'figures'> {
  children: ReactNode;
}

/** What the place is for, or who is welcome here, and the way in. */
function HeroView({ role, firstName, figures, children }: HeroViewProps) {
  const isVisitor = role === null;
  return (
    <section className={styles.hero}>
      <div className={styles.opening}>
        {isVisitor ? (
          <Text size="lg" weight="medium" tone="muted">
            A marketplace for independent work
          </Text>
        ) : null}
        <h1 className={isVisitor ? styles.headline : styles.greeting} tabIndex={-1}>
          {isVisitor ? (
            <>
              <span>Hire a freelancer. </span>
              <span>Find your next project.</span>
            </>
          ) : (
            greetingOf(firstName)
          )}
        </h1>
        {isVisitor ? (
          <p className={styles.lead}>
            Clients post a project, freelancers send a proposal, and the two of them agree on the work.
          </p>
        ) : null}
        {children}
      </div>
      {isVisitor && figures.length > 0 ? <FiguresView figures={figures} /> : null}
    </section>
  );
}

const greetingOf = (firstName: string) => (firstName === '' ? 'Welcome back' : `Welcome back, ${firstName}`);

/** The place in figures, set large. */
function FiguresView({ figures }: Pick<HomeViewProps, 'figures'>) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ figure, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figureValue}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
