import { useId, useRef } from 'react';

import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import type { OpenCall } from './game.ts';
import type { Outcome } from './outcomes.ts';
import * as styles from './play.css.ts';
import { Section } from './Section.tsx';
import type { Played } from './useGame.ts';

/** The calls that are under way, each with everything that can become of it. */
export function Calls({ game, moment: { calls, snapshot } }: Played) {
  const section = useRef<HTMLElement>(null);
  const answer = (call: OpenCall, outcome: Outcome) => {
    // The pressed button goes with its call.
    section.current?.focus();
    game.answer(call.id, outcome.answer);
  };
  return (
    <Section title="Network" focused={section}>
      {calls.length === 0 ? (
        <Text size="sm" tone="muted">
          {snapshot.status === 'active' ? 'No call is under way.' : 'The flow has ended.'}
        </Text>
      ) : (
        calls.map((call) => <Call key={call.id} call={call} onAnswer={(outcome) => answer(call, outcome)} />)
      )}
    </Section>
  );
}

interface CallProps {
  call: OpenCall;
  onAnswer: (outcome: Outcome) => void;
}

function Call({ call: { id, name, outcomes }, onAnswer }: CallProps) {
  return (
    <div className={styles.call}>
      <Heading level={3} size="sm">
        {id === name ? name : `${id}, by ${name}`}
      </Heading>
      <ul className={styles.outcomes}>
        {outcomes.map((outcome) => (
          <OutcomeRow key={outcome.label} outcome={outcome} onPress={() => onAnswer(outcome)} />
        ))}
      </ul>
    </div>
  );
}

function OutcomeRow({ outcome: { label, words }, onPress }: { outcome: Outcome; onPress: () => void }) {
  const id = useId();
  if (words === '') {
    return (
      <li className={styles.outcome}>
        <Button size="small" onPress={onPress}>
          {label}
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.explained}>
      <Button size="small" onPress={onPress} aria-describedby={id}>
        {label}
      </Button>
      <span className={styles.outcomeWords}>
        <Text as="span" size="sm" tone="muted" id={id}>
          {words}
        </Text>
      </span>
    </li>
  );
}
