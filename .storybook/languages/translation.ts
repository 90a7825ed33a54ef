import { createContext } from 'react';

/** What translates the texts of samples into one language. */
export interface Translator {
  /**
   * A text in the other language; null where it is not known. Elements within it are `<0/>`, `<1/>` …, and may change
   * their order.
   */
  find: (text: string) => string | null;
  /** Is told of each text that is shown, and whether it is known. */
  note: (text: string, isKnown: boolean) => void;
}

/** How texts below are translated; null where they are shown as they are written. */
export const Translation = createContext<Translator | null>(null);
