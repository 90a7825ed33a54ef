/** What a marketplace can say of itself in figures, counted. */
export interface HeadlineCounts {
  freelancers: number;
  clients: number;
  projects: number;
  projectsCompleted: number;
  countries: number;
  ratings: number;
  /** Ratings with four or five stars. */
  goodRatings: number;
}

/** Less than this is not worth a figure yet. */
const leastCount = 10;

/** Of so few ratings no share is told. */
const leastRatings = 20;

/** In the form of a headline, never more than there is: 1,234 is “1K+”, 523 “500+”, 60 “60+”; null for a few. */
export function headlineCount(count: number): string | null {
  if (count < leastCount) return null;
  const size = 10 ** Math.floor(Math.log10(count) + 1e-9);
  const down = Math.floor(count / size) * size;
  if (down >= 1_000_000) return `${down / 1_000_000}M+`;
  return down >= 1000 ? `${down / 1000}K+` : `${down}+`;
}

/** The share of clients' ratings that are good, in whole percent; null where there are few. */
export const satisfaction = ({ ratings, goodRatings }: HeadlineCounts): string | null =>
  ratings < leastRatings ? null : `${Math.floor((100 * goodRatings) / ratings)}%`;

/** The figures that are worth showing, each with its name. */
export const shownFigures = (
  figures: readonly { figure: string | null; label: string }[],
): { figure: string; label: string }[] =>
  figures.flatMap(({ figure, label }) => (figure === null ? [] : [{ figure, label }]));
