import { Container } from '@guildhall/ui/Container';
import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';

import type { Visitor } from '../../session/guards.ts';
import * as styles from './about.css.ts';
import type { AboutHrefs } from './NextStepView.tsx';
import { NextStepView } from './NextStepView.tsx';
import { ValuesView } from './ValuesView.tsx';

interface AboutScreenProps {
  /** The product's name. */
  brand: string;
  visitor: Visitor;
  hrefs: AboutHrefs;
}

const figures = [
  { figure: '1K+', label: 'freelancers' },
  { figure: '250+', label: 'clients' },
  { figure: '500+', label: 'projects' },
  { figure: '190+', label: 'countries' },
];

export function AboutScreen({ brand, visitor, hrefs }: AboutScreenProps) {
  return (
    <Container>
      <div className={styles.page}>
        <header className={styles.opening}>
          <Text weight="semibold" tone="muted">
            About {brand}
          </Text>
          <Heading level={1} size="hero" tabIndex={-1}>
            One table for the work and the people who do it well
          </Heading>
          <Text size="lg" tone="muted" isMeasured>
            {brand} is a marketplace for freelance projects. Clients say what they need and what they can spend.
            Freelancers answer in their own words. What the two agree on is theirs.
          </Text>
        </header>
        <dl className={styles.figures}>
          {figures.map(({ figure, label }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.figureLabel}>{label}</dt>
              <dd className={styles.figureValue}>{figure}</dd>
            </div>
          ))}
        </dl>
        <section aria-labelledby="mission" className={styles.chapter}>
          <Heading level={2} size="xl" id="mission">
            Our mission
          </Heading>
          <div className={styles.reading}>
            <Text size="xl" face="display">
              To make hiring as plain as asking someone you know, and finding work as fair as being judged by what you
              do.
            </Text>
            <Text>
              Most projects do not fail at the work. They fail before it: at a vague brief, at a price nobody dared to
              name, at a message that was never answered. So this is where we put our effort. A post says what is
              wanted, for how much and by when. A proposal says how it would be done. And whoever applies is told how it
              ended.
            </Text>
            <Text>
              Everything else we leave to the two people at the table. They know their work better than we do.
            </Text>
          </div>
        </section>
        <ValuesView />
        <section aria-labelledby="support" className={styles.chapter}>
          <Heading level={2} size="xl" id="support">
            Support, 24/7
          </Heading>
          <div className={styles.reading}>
            <Text>
              Work crosses time zones, and so do questions. Our support is there 24 hours a day, 7 days a week, for
              clients and freelancers alike.
            </Text>
          </div>
        </section>
        <NextStepView visitor={visitor} hrefs={hrefs} />
      </div>
    </Container>
  );
}
