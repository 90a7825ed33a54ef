import * as styles from './home.css.ts';

const figures = [
  { value: '1K+', label: 'active freelancers' },
  { value: '500+', label: 'projects completed' },
  { value: '98%', label: 'client satisfaction' },
];

/** The place in three figures, set large. */
export function FiguresView() {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
