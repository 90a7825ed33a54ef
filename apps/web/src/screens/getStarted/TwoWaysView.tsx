import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';

import type { Visitor } from '../../session/guards.ts';
import * as styles from './getStarted.css.ts';
import type { GetStartedHrefs } from './getStartedHrefs.ts';
import { ways } from './ways.ts';

interface TwoWaysViewProps {
  visitor: Visitor;
  hrefs: GetStartedHrefs;
}

/** Both ways side by side, each with its steps and its door; anyone who has an account sees the door of their own way. */
export function TwoWaysView({ visitor, hrefs }: TwoWaysViewProps) {
  const isGuest = visitor === 'guest' || visitor === 'unknown';
  return (
    <div className={styles.ways}>
      {ways.map(({ role, title, lead, steps, doors }) => {
        const door = isGuest ? doors.guest : doors.member;
        return (
          <section key={role} aria-labelledby={role} className={styles.way}>
            <div className={styles.wayHead}>
              <Heading level={2} size="xxl" id={role}>
                {title}
              </Heading>
              <Text tone="muted">{lead}</Text>
            </div>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step.title} className={styles.step}>
                  <Heading level={3} size="md">
                    {step.title}
                  </Heading>
                  <Text tone="muted">{step.text}</Text>
                </li>
              ))}
            </ol>
            <div className={styles.door}>
              {isGuest || visitor === role ? (
                <ButtonLink href={hrefs[door.to]} variant="primary" size="large">
                  {door.label}
                </ButtonLink>
              ) : (
                <Text size="sm" tone="muted">
                  For this you would need another account, with a different email address.
                </Text>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
