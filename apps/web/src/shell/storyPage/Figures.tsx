import * as styles from './storyPage.css.ts';

interface FiguresProps {
  figures: readonly {
    figure: string;
    /** Stands smaller beside the figure. */
    unit?: string;
    label: string;
  }[];
}

/** Four figures, set large, between two rules. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ figure, unit, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figureValue}>
            {figure}
            {unit === undefined ? null : <span className={styles.figureUnit}> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
