import type { Meta, StoryObj } from '@storybook/react-vite';

import { breakpoints, column, layer, measure, panel } from '../tokens/scales.ts';
import { scaleNotes } from './notes.ts';
import * as styles from './Specimen.css.ts';
import { entriesOf, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Layout',
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const inPixels = (value: string) => `${value}, ${Number.parseFloat(value) * 16} px`;

/** As wide as content and panels become at most. */
export const Widths: Story = {
  render: () => (
    <div className={styles.list}>
      {entriesOf(scaleNotes.column).map(([name, note]) => (
        <div key={name}>
          <Specimen name={`column.${name}`} note={note} value={inPixels(column[name])} />
          <span className={`${styles.width} ${styles.column[name]}`} />
        </div>
      ))}
      <Specimen name="measure" note="A line of prose: 60 to 72 characters of Figtree." value={measure} />
      {entriesOf(scaleNotes.panel).map(([name, note]) => (
        <div key={name}>
          <Specimen name={`panel.${name}`} note={note} value={inPixels(panel[name])} />
          <span className={`${styles.width} ${styles.panel[name]}`} />
        </div>
      ))}
    </div>
  ),
};

/** Widths of the screen from which a layout applies. Designed at 390, 768 and 1280; nothing scrolls sideways at 320. */
export const Breakpoints: Story = {
  render: () => (
    <div className={styles.list}>
      {entriesOf(scaleNotes.breakpoints).map(([name, note]) => (
        <div key={name}>
          <Specimen name={name} note={note} value={`from ${breakpoints[name]} px`} />
          <span className={`${styles.width} ${styles.breakpoint[name]}`} />
        </div>
      ))}
    </div>
  ),
};

/** What lies over what. */
export const Layers: Story = {
  render: () => (
    <ol className={styles.stack}>
      {entriesOf(scaleNotes.layer).map(([name, note]) => (
        <li key={name} className={`${styles.sheet} ${styles.layer[name]}`}>
          <Specimen name={name} note={note} value={layer[name]} />
        </li>
      ))}
    </ol>
  ),
};
