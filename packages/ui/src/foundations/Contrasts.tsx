import { useState } from 'react';

import { Select } from '../components/Select/Select.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { least, pairs } from '../themes/pairs.ts';
import type { Pair } from '../themes/pairs.ts';
import type { ThemeName } from '../themes/themes.ts';
import * as swatches from './Colour.css.ts';
import { figure, ratioOf, themeNames } from './contrastRatios.ts';
import * as styles from './Specimen.css.ts';

/** Pairs that meet at the same place in the same state. */
const meetings = Object.entries(Object.groupBy(pairs, ({ subject, state }) => `${subject}|${state}`)).flatMap(
  ([key, group]) => {
    const [subject = '', state = ''] = key.split('|');
    return group === undefined ? [] : [{ key, subject, state, group }];
  },
);

/** The pair of a meeting that comes nearest to its limit. */
function nearest(theme: ThemeName, group: readonly Pair[]) {
  const margin = (pair: Pair) => ratioOf(theme, pair.front, pair.back) / least[theme][pair.demand];
  return group.reduce((worst, pair) => (margin(pair) < margin(worst) ? pair : worst));
}

export interface ContrastsProps {
  /** What the colours meet on. Default: everything. */
  subject?: string;
}

/** Where colours meet, state by state: of all pairs there, the one that is nearest to its limit. */
export function Contrasts({ subject: wanted }: ContrastsProps) {
  const shown = meetings.filter(({ subject }) => wanted === undefined || subject === wanted);
  return (
    <div className={swatches.meetings}>
      {shown.map(({ key, subject, state, group }) => (
        <section key={key} className={swatches.meeting}>
          <p>
            <span className={styles.name}>{subject}</span> <span className={styles.note}>{state}</span>
          </p>
          <ul className={swatches.values}>
            {themeNames.map((theme) => {
              const pair = nearest(theme, group);
              return (
                <li key={theme} className={swatches.value}>
                  <span className={`${swatches.chip} ${swatches.grounds[theme][pair.back] ?? ''}`}>
                    <span className={`${swatches.dot} ${swatches.inks[theme][pair.front] ?? ''}`} />
                  </span>
                  <span>{figure(ratioOf(theme, pair.front, pair.back))}</span>
                  <span className={styles.value}>
                    {`of ${least[theme][pair.demand]}, ${pair.front} on ${pair.back}`}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What colours meet on, each with its states. */
const subjects = [...new Set(meetings.map(({ subject }) => subject))];

/** The same for one control at a time, since all of them are a long page. */
export function ContrastsOfOne() {
  const [subject, setSubject] = useState(subjects[0] ?? '');
  return (
    <Stack gap={5}>
      <div className={swatches.field}>
        <Select
          label="Control"
          optionalText={null}
          options={subjects.map((name) => ({ value: name, label: name }))}
          value={subject}
          onChange={setSubject}
        />
      </div>
      <Contrasts subject={subject} />
    </Stack>
  );
}
