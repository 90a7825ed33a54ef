import { useState } from 'react';
import type { AnyEventObject } from 'xstate';

import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { NativeSelect } from '../../packages/ui/src/components/NativeSelect/NativeSelect.tsx';
import { contentOf } from './journal.ts';
import * as styles from './play.css.ts';
import { Section } from './Section.tsx';
import type { Played } from './useGame.ts';

const labelOf = (event: AnyEventObject) => [event.type, contentOf(event)].filter(Boolean).join(' · ');

/** What may happen besides: no control of the screen sends what the page around it would. */
export function OtherEvents({ game, moment: { events } }: Played) {
  const [chosen, setChosen] = useState('');
  const labels = [...new Set(events.map(labelOf))];
  const [first = ''] = labels;
  const value = labels.includes(chosen) ? chosen : first;
  const event = events.find((one) => labelOf(one) === value);
  return (
    <Section title="Other events">
      <NativeSelect
        label="What the machine takes now"
        name="event"
        options={
          labels.length > 0 ? labels.map((label) => ({ value: label, label })) : [{ value: '', label: 'Nothing' }]
        }
        value={value}
        onChange={setChosen}
        isDisabled={!event}
      />
      <div className={styles.buttons}>
        <Button size="small" isDisabled={!event} onPress={() => event && game.send(event)}>
          Send it
        </Button>
      </div>
    </Section>
  );
}
