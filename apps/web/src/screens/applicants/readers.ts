import { fn } from 'storybook/test';

/** The application of someone who has added a resume. */
const withResume = async () => ({ onClose: fn(), ...(await import('./storyParts.tsx')).resumeParts });

/** How pictures are taken of what stands beside the list from 1024 px and over it below, and what stands elsewhere. */
export const readers = {
  default: { parts: { onClose: fn() } },
  opened: { parts: withResume, visual: { widths: [320, 390, 1280], themes: ['light', 'dark', 'contrast'] } },
  openedAcceptance: { parts: withResume },
  // The comparison of applicants draws these.
  compared: null,
  comparedLoading: null,
  comparedFailed: null,
  comparedAcceptance: null,
  comparedRejecting: null,
} as const;
