import type { LayoutFault } from './layoutFaults.ts';

declare global {
  interface Window {
    /** In a story's own window: asks what is wrong with where things stand in it, and outlines that. */
    layout: {
      faults: () => Promise<LayoutFault[]>;
      mark: (faults: readonly LayoutFault[]) => Promise<void>;
    };
  }
}

// What it takes is loaded when it is asked.
window.layout = {
  faults: async () => (await import('./layoutFaults.ts')).layoutFaults(),
  mark: async (faults) => (await import('./layoutFaults.ts')).markFaults(faults),
};
