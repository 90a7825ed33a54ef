import type { ReactNode } from 'react';

/** Each part of the page draws the page around it. */
export const Frame = ({ children }: { children: ReactNode }) => children;
