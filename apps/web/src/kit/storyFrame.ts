import type { ComponentType, ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';

import type { Reader } from './reader.ts';

export interface FrameProps {
  /** The name of the screen's flow. */
  screen: string;
  snapshot: AnyMachineSnapshot;
  reader: Reader;
  children: ReactNode;
}

/** The page around a screen that is a tab or a part of it, for stories. */
export type Frame = ComponentType<FrameProps>;
