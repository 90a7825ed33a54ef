import type { ReactNode } from 'react';

/** One of several answers. */
export interface Option {
  /** What is sent and stored. */
  value: string;
  /** What is read. */
  label: string;
  /** A second line that explains the answer. */
  description?: ReactNode;
  /** What else a field that is typed into finds it by. Not read. */
  keywords?: string | undefined;
  /** Shown, but cannot be chosen. Default false. */
  isDisabled?: boolean | undefined;
}
