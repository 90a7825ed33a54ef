/** How pictures are taken of a wide table. Applicants, who have a flow of their own, are drawn by `TalentComparisonView.stories.tsx`. */
export const readers = {
  four: { visual: { widths: [320, 390, 768, 1280], themes: ['light', 'dark', 'contrast'] } },
  applicants: null,
} as const;
