import { createContext } from 'react';

/** Gives a text in another language. Elements within it are `<0/>`, `<1/>` …, and may change their order. */
export type Translate = (text: string) => string;

/** How texts below are translated; null where they are shown as they are written. */
export const Translation = createContext<Translate | null>(null);
