import type { Page } from '@playwright/test';

/** The number of a success criterion of WCAG 2.2, as `2.4.11`. */
export type CriterionNumber = `${number}.${number}.${number}`;

/** One thing that a check has found. */
export interface Finding {
  /** The check's id. */
  check: string;
  /** The criteria that it breaks. Empty: a practice, not a criterion. */
  criteria: readonly CriterionNumber[];
  /** Where: a selector, or the element's opening tag. */
  target: string;
  message: string;
  /** Set where a machine cannot decide and a person has, and wrote down why it is right: no fault then. */
  explanation?: string;
}

/** How a page is shown. */
export interface Setting {
  theme: 'light' | 'dark' | 'contrast';
  direction: 'ltr' | 'rtl';
  /** The width of the window in CSS pixels. */
  width: number;
}

/** A page to be checked. */
export type Subject = Setting &
  (
    | { kind: 'story'; id: string; url: string }
    | { kind: 'route'; name: string; url: string; /** Scripts are off: nothing answers. */ isServed?: boolean }
  );

export interface Check {
  /** As `keyboard-traversal`. */
  id: string;
  title: string;
  criteria: readonly CriterionNumber[];
  /** What it does, for the report's reader. */
  method: string;
  /** Where it has something to say. */
  appliesTo: (subject: Subject) => boolean;
  /** The page is open at the subject, settled and in its setting. It is left as it was found, unless `touches` says otherwise. */
  run: (page: Page, subject: Subject) => Promise<Finding[]>;
  /** Set where it works with the page as people do: where it did, the page is opened anew afterwards. */
  touches?: boolean;
}

/** What one page tells for the comparison with the others. */
export interface PageFacts {
  url: string;
  title: string;
  /** The links of each landmark that repeats, in their order: `header`, `footer`, `navigation Main`. */
  repeated: Record<string, readonly { name: string; href: string }[]>;
  /** The addresses on this site that the page leads to, without query. */
  leadsTo: readonly string[];
}

/** A check of all routes together. Give it the routes that one person sees, in one setting. */
export interface SiteCheck {
  id: string;
  title: string;
  criteria: readonly CriterionNumber[];
  method: string;
  judge: (pages: readonly PageFacts[]) => Finding[];
}
