import type { Meta, StoryObj } from '@storybook/react-vite';

import { themes } from '../themes/themes.ts';
import { borderWidth, focusOffset, iconSize, portraitSize, radius, space, target } from '../tokens/scales.ts';
import { borderNotes, elevationNotes, scaleNotes } from './notes.ts';
import * as styles from './Specimen.css.ts';
import { entriesOf, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Space and shape',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A length as CSS has it, and in pixels at the usual text size. */
const inPixels = (value: string) => (value.endsWith('rem') ? `${value}, ${Number.parseFloat(value) * 16} px` : value);

/** The name counts units of 4 px; rem, so that it grows with the reader’s text. */
export const Grid: Story = {
  parameters: { visual: { widths: [390, 1280] } },
  render: () => (
    <div className={styles.list}>
      {/* Object.keys gives the steps as text. */}
      {(Object.keys(space).map(Number) as (keyof typeof space)[]).map((name) => (
        <Specimen key={name} name={String(name)} note={scaleNotes.space[name]} value={inPixels(space[name])}>
          <span className={styles.ruler}>
            <span className={styles.space[name]} />
          </span>
        </Specimen>
      ))}
    </div>
  ),
};

export const Radii: Story = {
  render: () => (
    <div className={styles.swatches}>
      {entriesOf(scaleNotes.radius).map(([name, note]) => (
        <Specimen key={name} name={name} note={note} value={inPixels(radius[name])}>
          <span className={`${styles.sample} ${styles.radius[name]}`} />
        </Specimen>
      ))}
    </div>
  ),
};

/** Borders before shadows. A theme decides how thick those of controls and cards are. */
export const Borders: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  render: () => (
    <div className={styles.swatches}>
      {entriesOf(borderNotes).map(([name, note]) => (
        <Specimen
          key={name}
          name={`border.${name}`}
          note={note}
          value={Object.entries(themes)
            .map(([theme, { border }]) => `${theme} ${border[name]}`)
            .join(', ')}
        >
          <span className={`${styles.sample} ${styles.themeBorder[name]}`} />
        </Specimen>
      ))}
      {entriesOf(scaleNotes.borderWidth).map(([name, note]) => (
        <Specimen key={name} name={`borderWidth.${name}`} note={note} value={borderWidth[name]}>
          <span className={`${styles.sample} ${styles.borderWidth[name]}`} />
        </Specimen>
      ))}
      {entriesOf(scaleNotes.focusOffset).map(([name, note]) => (
        <Specimen key={name} name={`focusOffset.${name}`} note={note} value={focusOffset[name]}>
          <span className={`${styles.sample} ${styles.focusOffset[name]}`} />
        </Specimen>
      ))}
    </div>
  ),
};

/** A shadow only on what floats. */
export const Elevation: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  render: () => (
    <div className={styles.list}>
      {entriesOf(elevationNotes).map(([name, note]) => (
        <Specimen
          key={name}
          name={name}
          note={note}
          value={Object.entries(themes)
            .map(([theme, { elevation }]) => `${theme}: ${elevation[name]}`)
            .join('. ')}
        >
          <span className={`${styles.sample} ${styles.elevation[name]}`} />
        </Specimen>
      ))}
    </div>
  ),
};

/** Heights of controls, sizes of drawings and of people’s pictures. */
export const Sizes: Story = {
  render: () => (
    <div className={styles.swatches}>
      {entriesOf(scaleNotes.target).map(([name, note]) => (
        <Specimen key={name} name={`target.${name}`} note={note} value={inPixels(target[name])}>
          <span className={`${styles.size} ${styles.target[name]}`} />
        </Specimen>
      ))}
      {entriesOf(scaleNotes.iconSize).map(([name, note]) => (
        <Specimen key={name} name={`iconSize.${name}`} note={note} value={inPixels(iconSize[name])}>
          <span className={`${styles.size} ${styles.iconSize[name]}`} />
        </Specimen>
      ))}
      {entriesOf(scaleNotes.portraitSize).map(([name, note]) => (
        <Specimen key={name} name={`portraitSize.${name}`} note={note} value={inPixels(portraitSize[name])}>
          <span className={`${styles.size} ${styles.portraitSize[name]}`} />
        </Specimen>
      ))}
    </div>
  ),
};
