import type { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { IconButton } from '@guildhall/ui/IconButton';
import { X } from '@guildhall/ui/icons';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { choiceId } from './choiceId.ts';
import { choiceOf } from './choiceOf.ts';
import * as styles from './talentSearch.css.ts';

export interface ChoiceBarViewProps extends Flow<typeof talentSearchMachine> {
  /** The comparison of these people. */
  compareHref: (ids: readonly string[]) => string;
}

/** Freelancers who are chosen to be compared, and the way to their comparison. */
export function ChoiceBarView({ snapshot, send, compareHref }: ChoiceBarViewProps) {
  const { chosen } = snapshot.context;
  const isAny = chosen.length > 0;
  const { count, isComparison } = choiceOf(chosen);
  return (
    <div
      {...(isAny && {
        id: choiceId,
        tabIndex: -1,
        role: 'group',
        'aria-label': 'Comparison',
        className: styles.choice,
      })}
    >
      {/* It is there before there is something to say: only what comes into it is read out. */}
      <div aria-live="polite">
        {isAny ? (
          <Text as="div" weight="semibold" isTabular>
            {count}
          </Text>
        ) : null}
      </div>
      {isAny ? (
        <>
          <ul className={styles.chosen} aria-label="Chosen freelancers">
            {chosen.map((freelancer) => (
              <li key={freelancer.id} className={styles.chosenOne}>
                {freelancer.name}
                <IconButton
                  icon={X}
                  size="small"
                  aria-label={`Remove ${freelancer.name} from the comparison`}
                  onPress={() => send({ type: 'choice.change', freelancer, isChosen: false })}
                />
              </li>
            ))}
          </ul>
          <div className={styles.choiceActions}>
            {isComparison ? (
              <ButtonLink href={compareHref(chosen.map(({ id }) => id))} variant="primary">
                Compare
              </ButtonLink>
            ) : (
              <Text as="span" size="sm" tone="muted">
                Choose at least one more.
              </Text>
            )}
            <Button variant="quiet" aria-label="Clear the comparison" onPress={() => send({ type: 'choice.clear' })}>
              Clear
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
