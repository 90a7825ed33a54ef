import type { Meta, StoryObj } from '@storybook/react-vite';

import { font, leading, textSizes, weight } from '../tokens/scales.ts';
import { scaleNotes } from './notes.ts';
import * as styles from './Specimen.css.ts';
import { entriesOf, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Type',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  parameters: { visual: { widths: [390, 1280] } },
  render: () => (
    <div className={styles.list}>
      {entriesOf(scaleNotes.text).map(([name, note]) => (
        <div key={name}>
          <p className={styles.textSize[name]}>Work that is worth doing well</p>
          <Specimen name={name} note={note} value={`${textSizes.small[name]}, from 768 px ${textSizes.wide[name]}`} />
        </div>
      ))}
    </div>
  ),
};

export const Faces: Story = {
  render: () => (
    <div className={styles.list}>
      {entriesOf(scaleNotes.font).map(([name, note]) => (
        <div key={name}>
          <p className={styles.font[name]}>Hamburgefonstiv 0123456789 “Æ ß ç” $1,234.50</p>
          <Specimen name={name} note={note} value={font[name]} />
        </div>
      ))}
    </div>
  ),
};

export const Weights: Story = {
  render: () => (
    <div className={styles.list}>
      {entriesOf(scaleNotes.weight).map(([name, note]) => (
        <div key={name}>
          <p className={styles.weight[name]}>Work that is worth doing well</p>
          <Specimen name={name} note={note} value={weight[name]} />
        </div>
      ))}
    </div>
  ),
};

export const Leading: Story = {
  render: () => (
    <div className={styles.list}>
      {entriesOf(scaleNotes.leading).map(([name, note]) => (
        <div key={name}>
          <p className={styles.leading[name]}>
            A calm page with one decisive colour. People come here to find work and to give it, so what decides stands
            first.
          </p>
          <Specimen name={name} note={note} value={leading[name]} />
        </div>
      ))}
    </div>
  ),
};
