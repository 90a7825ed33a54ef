import { SkipForward } from 'lucide-react';

import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import * as styles from './play.css.ts';
import { Section } from './Section.tsx';
import { dayOf, durationWords, steps, timeOf } from './times.ts';
import type { Played } from './useGame.ts';

/** The time, which passes by hand alone. */
export function ClockPart({ game, moment: { now, next } }: Played) {
  return (
    <Section title="Clock">
      <Text isTabular>
        {timeOf(now)}
        <Text as="span" size="sm" tone="muted">
          {` ${dayOf(now)}, UTC`}
        </Text>
      </Text>
      <div className={styles.buttons}>
        {Object.entries(steps).map(([unit, length]) => (
          <Button key={unit} size="small" onPress={() => game.pass(length)}>
            <bdi dir="ltr">+1 {unit}</bdi>
          </Button>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button size="small" isDisabled={next === null} onPress={() => game.pass(next ?? 0)}>
          <Icon icon={SkipForward} isDirectional />
          {next === null ? 'Nothing waits for the clock' : `To what is due in ${durationWords(next)}`}
        </Button>
      </div>
    </Section>
  );
}
