import type { Meta, StoryObj } from '@storybook/react-vite';

import { motion } from '../tokens/scales.ts';
import { scaleNotes } from './notes.ts';
import * as styles from './Specimen.css.ts';
import { entriesOf, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Motion',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const isCurve = (value: string) => value.startsWith('cubic-bezier');
const points = (value: string) => value.slice('cubic-bezier('.length, -1).split(',').map(Number);

/** How long things take. */
export const Durations: Story = {
  render: () => (
    <div className={styles.list}>
      {entriesOf(scaleNotes.motion)
        .filter(([name]) => !isCurve(motion[name]))
        .map(([name, note]) => (
          <Specimen key={name} name={name} note={note} value={motion[name]} />
        ))}
    </div>
  ),
};

/** How much of the way is gone after how much of the time. */
export const Curves: Story = {
  render: () => (
    <div className={styles.swatches}>
      {entriesOf(scaleNotes.motion)
        .filter(([name]) => isCurve(motion[name]))
        .map(([name, note]) => {
          const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points(motion[name]);
          return (
            <Specimen key={name} name={name} note={note} value={motion[name]}>
              <svg className={styles.curve} viewBox="-4 -4 108 108" aria-hidden="true">
                <path className={styles.frame} d="M0 0H100V100H0Z" />
                <path
                  className={styles.line}
                  d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
                />
              </svg>
            </Specimen>
          );
        })}
    </div>
  ),
};
