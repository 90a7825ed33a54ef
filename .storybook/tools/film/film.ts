/** A journey of several people as a browser test has filmed it: `npm run film`. */
export interface Film {
  title: string;
  people: readonly FilmPerson[];
  /** What all pages are styled with. */
  style: string;
  frames: readonly FilmFrame[];
}

export interface FilmPerson {
  name: string;
  /** What they do there, in two or three words. */
  part: string;
  email: string;
  /** The zone of their device, by its IANA name. */
  zone: string;
}

export interface FilmFrame {
  /** What has just happened, as a sentence without its full stop. */
  caption: string;
  /** When, as ISO 8601. */
  at: string;
  /** What each of the people has before them, in their order. */
  pages: readonly { address: string; html: string }[];
  /** What came by mail since the frame before. */
  mails: readonly { to: string; subject: string; text: string }[];
}
