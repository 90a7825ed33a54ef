import { Check } from 'lucide-react';

import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

export interface StepperProps {
  /** The names of the steps, in order; each once. */
  steps: readonly string[];
  /** Which one it is, from 1. */
  current: number;
  /** Names the list. Default “Progress”. */
  'aria-label'?: string;
  /** What is said when the step changes, and stands below the bars on a phone. Default “Step 2 of 3: Enter the code”. */
  statusText?: (current: number, total: number, name: string) => string;
  /** What is said of a step that is behind. Default “Done: ”. */
  doneText?: string;
}

/** Where one is in a task of a few steps. It shows and says the step; it is no way to go back. */
export function Stepper({
  steps,
  current,
  'aria-label': label = 'Progress',
  statusText = (position, total, name) => `Step ${position} of ${total}: ${name}`,
  doneText = 'Done: ',
}: StepperProps) {
  return (
    <div>
      <ol aria-label={label} className={styles.list}>
        {steps.map((name, index) => {
          const position = index + 1;
          const state = position < current ? 'done' : position === current ? 'current' : 'coming';
          return (
            <li key={name} className={styles.step({ state })} aria-current={state === 'current' ? 'step' : undefined}>
              <span className={styles.bar({ state })} />
              <span className={styles.words}>
                {state === 'done' ? (
                  <>
                    <Icon icon={Check} />
                    <VisuallyHidden>{doneText}</VisuallyHidden>
                  </>
                ) : (
                  <span>{position}.</span>
                )}
                <span>{name}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <div className={styles.status}>
        <output>{statusText(current, steps.length, steps[current - 1] ?? '')}</output>
      </div>
    </div>
  );
}
