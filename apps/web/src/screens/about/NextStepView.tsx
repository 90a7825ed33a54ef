import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Text } from '@guildhall/ui/Text';

import type { Visitor } from '../../session/guards.ts';
import * as styles from './about.css.ts';

export interface AboutHrefs {
  signUp: string;
  logIn: string;
  postJob: string;
  clientDashboard: string;
  findWork: string;
  freelancerDashboard: string;
}

interface NextStep {
  title: string;
  lead: string;
  /** The likelier one first. */
  doors: readonly [Door, Door];
}

interface Door {
  label: string;
  to: keyof AboutHrefs;
}

const guest: NextStep = {
  title: 'Take a seat',
  lead: 'An account takes two minutes: an email address, a code, and your name.',
  doors: [
    { label: 'Sign Up', to: 'signUp' },
    { label: 'Log In', to: 'logIn' },
  ],
};

const nextSteps: Record<Visitor, NextStep> = {
  unknown: guest,
  guest,
  CLIENT: {
    title: 'What would you like to have made?',
    lead: 'A post takes five minutes, and freelancers can answer it at once.',
    doors: [
      { label: 'Post a Job', to: 'postJob' },
      { label: 'Dashboard', to: 'clientDashboard' },
    ],
  },
  FREELANCER: {
    title: 'What would you like to make?',
    lead: 'Every open project names its budget and its duration.',
    doors: [
      { label: 'Find Work', to: 'findWork' },
      { label: 'Dashboard', to: 'freelancerDashboard' },
    ],
  },
};

/** Where to go from here, by who is reading. */
export function NextStepView({ visitor, hrefs }: { visitor: Visitor; hrefs: AboutHrefs }) {
  const { title, lead, doors } = nextSteps[visitor];
  const [first, second] = doors;
  return (
    <section aria-labelledby="next" className={styles.nextStep}>
      <div className={styles.nextWords}>
        <Heading level={2} size="xxl" id="next">
          {title}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </div>
      <Inline gap={3}>
        <ButtonLink href={hrefs[first.to]} variant="primary" size="large">
          {first.label}
        </ButtonLink>
        <ButtonLink href={hrefs[second.to]} size="large">
          {second.label}
        </ButtonLink>
      </Inline>
    </section>
  );
}
