import { fn } from 'storybook/test';

/** How pictures are taken of what stands beside the list from 1024 px and over it below, and what stands elsewhere. */
export const readers = {
  default: { parts: { onClose: fn() } },
  opened: { visual: { widths: [320, 390, 1280], themes: ['light', 'dark', 'contrast'] } },
  // The comparison of applicants draws these.
  compared: null,
  comparedLoading: null,
  comparedFailed: null,
  comparedAcceptance: null,
  comparedRejecting: null,
} as const;
