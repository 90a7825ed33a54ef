import type { Meta, StoryObj } from '@storybook/react-vite';

import { colorAt } from '../themes/colorAt.ts';
import type { ColorPath } from '../themes/colorAt.ts';
import { themes } from '../themes/themes.ts';
import { oklchToHex, parseOklch } from '../tokens/oklch.ts';
import { ramps } from '../tokens/ramps.ts';
import * as swatches from './Colour.css.ts';
import { figure, ratioOf, themeNames } from './contrastRatios.ts';
import { Contrasts } from './Contrasts.tsx';
import { colorNotes, portraitNotes, rampNotes, toneNotes } from './notes.ts';
import * as styles from './Specimen.css.ts';
import { entriesOf, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Colour',
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lightness, chroma and hue, without zeros at the end. */
function plain(value: string) {
  const { lightness, chroma, hue, alpha } = parseOklch(value);
  return `${lightness} ${chroma} ${hue}${alpha === 1 ? '' : ` / ${alpha}`}`;
}

/** The whole palette. Only themes read it. */
export const Ramps: Story = {
  render: () => (
    <div className={styles.list}>
      {entriesOf(rampNotes).map(([name, note]) => (
        <section key={name}>
          <Specimen name={name} note={note} value={`hue ${parseOklch(ramps[name][500]).hue}`} />
          <ul className={swatches.ramp}>
            {Object.entries(ramps[name]).map(([step, value]) => (
              <li key={step} className={swatches.step}>
                <span className={`${swatches.block} ${swatches.ramps[name][step] ?? ''}`} />
                <span className={styles.name}>{step}</span>
                <span className={styles.value}>{oklchToHex(value)}</span>
                <span className={styles.value}>{`L ${parseOklch(value).lightness}`}</span>
                <span className={styles.value}>{`C ${parseOklch(value).chroma}`}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};

/** The semantic names, and what each theme gives them. A component knows no others. */
export const Names: Story = {
  render: () => (
    <div className={swatches.cards}>
      {entriesOf(colorNotes).map(([name, note]) => (
        <section key={name}>
          <Specimen name={name} note={note} />
          <ul className={swatches.values}>
            {themeNames.map((theme) => {
              const value = themes[theme].color[name];
              return (
                <li key={theme} className={swatches.value}>
                  <span className={`${swatches.chip} ${swatches.grounds[theme][name] ?? ''}`} />
                  <span>{theme}</span>
                  <span className={styles.value}>{`${plain(value)} · ${oklchToHex(value)}`}</span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  ),
};

interface SamplesProps {
  group: 'tone' | 'portrait';
  name: string;
  word: string;
}

/** A pair in each theme, with the contrast of its words. */
function Samples({ group, name, word }: SamplesProps) {
  const prefix = group === 'tone' ? name : `portrait-${name}`;
  // Made from the names of notes, which are those of tones and portraits.
  const path = (part: 'surface' | 'ink' | 'line') => `${prefix}.${part}` as ColorPath;
  return (
    <ul className={swatches.values}>
      {themeNames.map((theme) => (
        <li key={theme} className={swatches.value}>
          <span
            className={`${swatches.chip} ${swatches.grounds[theme][path('surface')] ?? ''} ${swatches.inks[theme][path('ink')] ?? ''} ${swatches.edges[theme][path('line')] ?? ''}`}
          >
            {word}
          </span>
          <span>{theme}</span>
          <span className={styles.value}>
            {`${figure(ratioOf(theme, path('ink'), path('surface')))} · `}
            {`${oklchToHex(colorAt(themes[theme], path('ink')))} on ${oklchToHex(colorAt(themes[theme], path('surface')))}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a status or message can mean: ground, ink and line that belong together. */
export const Tones: Story = {
  render: () => (
    <div className={swatches.cards}>
      {entriesOf(toneNotes).map(([name, note]) => (
        <section key={name}>
          <Specimen name={name} note={note} />
          <Samples group="tone" name={name} word="Word" />
        </section>
      ))}
    </div>
  ),
};

/** The grounds of initials. */
export const Portraits: Story = {
  render: () => (
    <div className={swatches.cards}>
      {entriesOf(portraitNotes).map(([name, note]) => (
        <section key={name}>
          <Specimen name={name} note={note} />
          <Samples group="portrait" name={name} word="AO" />
        </section>
      ))}
    </div>
  ),
};

/** Where colours meet, state by state: of all pairs there, the one that is nearest to its limit. */
export const Contrast: Story = { render: () => <Contrasts /> };
