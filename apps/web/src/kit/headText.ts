/** How many characters of a text search engines and shared links show. */
const shown = 155;

/** A text as long as search engines and shared links show it. */
export const headText = (text: string): string =>
  text.length <= shown ? text : `${text.slice(0, shown - 1).trimEnd()}…`;
