import { createContext } from 'react';

/** Called when the page at the address has been hydrated, and with each page that is drawn from then on. */
export const HydratedContext = createContext<() => void>(() => {});
