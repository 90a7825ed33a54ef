import type { Meta, StoryObj } from '@storybook/react-vite';

import { breakpoints, column, layer, motion, radius, space, target } from '../tokens/scales.ts';
import {
  breakpointNotes,
  columnNotes,
  elevationNotes,
  layerNotes,
  motionNotes,
  radiusNotes,
  targetNotes,
} from './notes.ts';
import * as styles from './Specimen.css.ts';
import { entriesOf, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Space and shape',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name counts units of 4 px; rem, so that it grows with the reader’s text. */
export const Grid: Story = {
  render: () => (
    <div className={styles.list}>
      {/* Object.keys gives the steps as text. */}
      {(Object.keys(space).map(Number) as (keyof typeof space)[]).map((name) => (
        <Specimen key={name} name={String(name)} note={space[name]}>
          <span className={styles.space[name]} />
        </Specimen>
      ))}
    </div>
  ),
};

export const Radii: Story = {
  render: () => (
    <div className={styles.swatches}>
      {entriesOf(radiusNotes).map(([name, note]) => (
        <Specimen key={name} name={name} note={note} value={radius[name]}>
          <span className={`${styles.sample} ${styles.radius[name]}`} />
        </Specimen>
      ))}
    </div>
  ),
};

/** A shadow only on what floats. */
export const Elevation: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  render: () => (
    <div className={styles.swatches}>
      {entriesOf(elevationNotes).map(([name, note]) => (
        <Specimen key={name} name={name} note={note}>
          <span className={`${styles.sample} ${styles.elevation[name]}`} />
        </Specimen>
      ))}
    </div>
  ),
};

/** Widths of content, sizes of targets, screen widths, speeds and layers. */
export const Measures: Story = {
  render: () => (
    <div className={styles.swatches}>
      {entriesOf(columnNotes).map(([name, note]) => (
        <Specimen key={name} name={`column.${name}`} note={note} value={column[name]} />
      ))}
      {entriesOf(targetNotes).map(([name, note]) => (
        <Specimen key={name} name={`target.${name}`} note={note} value={target[name]} />
      ))}
      {entriesOf(breakpointNotes).map(([name, note]) => (
        <Specimen key={name} name={`breakpoints.${name}`} note={note} value={`${breakpoints[name]} px`} />
      ))}
      {entriesOf(motionNotes).map(([name, note]) => (
        <Specimen key={name} name={`motion.${name}`} note={note} value={motion[name]} />
      ))}
      {entriesOf(layerNotes).map(([name, note]) => (
        <Specimen key={name} name={`layer.${name}`} note={note} value={layer[name]} />
      ))}
    </div>
  ),
};
