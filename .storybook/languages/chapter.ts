/**
 * Translations by the English text. In it `{name}` is what differs from sample to sample, `{count}`, and what begins so, a
 * number; `<0/>`, `<1/>` … are elements in order. Translations are ICU messages with the same placeholders, where numbers
 * can choose the form: `{count, plural, one {…} other {# …}}`.
 */
export type Chapter = Record<string, { de: string; ar: string; he: string }>;
