/** What a recipe makes: files that are not there yet, and what is left to the person who asked. */
export interface Recipe {
  /** Contents by path from the root. */
  files: Record<string, string>;
  /** What becomes of files that are there, by path from the root. */
  edits?: Record<string, (content: string) => string>;
  /** Whether something is generated from what is made. */
  isGenerated?: boolean;
  /** The places that are still to fill in. */
  next: string[];
}
