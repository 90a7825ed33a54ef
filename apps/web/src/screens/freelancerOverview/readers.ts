/** The jobs below what a profile lacks. */
export const readers = {
  default: {
    visual: { clip: 'page' },
    parts: async () => ({ children: (await import('../jobSearch/storyParts.tsx')).listedJobs(null) }),
  },
} as const;
