import type { Meta, StoryObj } from '@storybook/react-vite';

import { colorNotes, portraitNotes, toneNotes } from './notes.ts';
import * as styles from './Specimen.css.ts';
import { entriesOf, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Colour',
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The semantic names: a component knows no others. */
export const Names: Story = {
  render: () => (
    <div className={styles.swatches}>
      {entriesOf(colorNotes).map(([name, note]) => (
        <Specimen key={name} name={name} note={note}>
          <span className={`${styles.sample} ${styles.color[name]}`} />
        </Specimen>
      ))}
    </div>
  ),
};

/** What a status or message can mean: ground, ink and line that belong together. */
export const Tones: Story = {
  render: () => (
    <div className={styles.swatches}>
      {entriesOf(toneNotes).map(([name, note]) => (
        <Specimen key={name} name={name} note={note}>
          <span className={`${styles.sample} ${styles.tone[name]}`}>Word</span>
        </Specimen>
      ))}
    </div>
  ),
};

/** The grounds of initials. */
export const Portraits: Story = {
  render: () => (
    <div className={styles.swatches}>
      {entriesOf(portraitNotes).map(([name, note]) => (
        <Specimen key={name} name={name} note={note}>
          <span className={`${styles.sample} ${styles.portrait[name]}`}>AO</span>
        </Specimen>
      ))}
    </div>
  ),
};
