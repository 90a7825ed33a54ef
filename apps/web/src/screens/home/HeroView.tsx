import { Text } from '@guildhall/ui/Text';

import { FiguresView } from './FiguresView.tsx';
import { HeroActionsView } from './HeroActionsView.tsx';
import * as styles from './home.css.ts';
import type { HomeScreenProps } from './HomeScreen.tsx';

/** What the place is for, and the way in. */
export function HeroView(props: HomeScreenProps) {
  const { firstName } = props;
  return (
    <section className={styles.hero}>
      <div className={styles.opening}>
        <Text size="lg" weight="medium" tone="muted">
          {firstName === '' ? 'A marketplace for independent work' : `Welcome back, ${firstName}`}
        </Text>
        <h1 className={styles.headline} tabIndex={-1}>
          <span>Hire a freelancer. </span>
          <span>Find your next project.</span>
        </h1>
        <p className={styles.lead}>
          Clients post a project, freelancers send a proposal, and the two of them agree on the work.
        </p>
        <HeroActionsView {...props} />
      </div>
      <FiguresView />
    </section>
  );
}
