const freelancer = { role: 'FREELANCER' } as const;

/** Who comes to the home page. */
export const readers = {
  default: {
    headline: {
      freelancers: 1234,
      clients: 321,
      projects: 900,
      projectsCompleted: 523,
      countries: 20,
      ratings: 400,
      goodRatings: 392,
    },
    visual: { widths: [390, 768, 1280], themes: ['light', 'dark'] },
  },
  refreshing: freelancer,
  applied: freelancer,
} as const;
