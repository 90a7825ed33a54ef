import type { CriterionNumber, Setting } from '../check.ts';

/** A fault put into one of our pages on purpose. */
export interface Defect {
  id: string;
  title: string;
  /** What it breaks. `ours`: a rule of this project that no criterion of A or AA asks for. */
  criterion: CriterionNumber | 'ours';
  page: { story: string } | { route: string };
  /** Default: light, left to right, 1280 px. */
  setting?: Partial<Setting>;
  /** Runs in the page, which has `spoil` and nothing else of ours. */
  inject: () => void;
  /** At the start: before the page’s own scripts, each time it is loaded. Default: once it has settled. */
  when?: 'settled' | 'start';
}

declare global {
  interface Window {
    /** Finds what to spoil, by selector and words, and marks it as what a check must name. */
    spoil: (selector: string, words?: string) => HTMLElement;
  }
}

/** Runs in the page. */
export function installSpoil(): void {
  window.spoil = (selector, words = '') => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (each) =>
        each.textContent.includes(words) &&
        (each.checkVisibility() || each.closest('label,head') || each === document.documentElement),
    );
    if (!found) throw new Error(`Nothing to spoil: ${selector} ${words}`);
    found.setAttribute('data-defect', '');
    return found;
  };
}
