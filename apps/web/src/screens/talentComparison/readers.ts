import { applicantsFlow } from '@guildhall/machines/scenarios/applicants';
import { fn } from 'storybook/test';

/** The flow that those who applied to a project have of their own. */
const applicantsAt = (name: keyof typeof applicantsFlow.snapshots) => ({
  scenario: 'applicants',
  parts: async () => ({
    applicants: {
      snapshot: applicantsFlow.snapshots[name],
      send: fn(),
      interviewHref: ({ id, status }: { id: string; status: string }) =>
        status === 'PENDING' ? `#interview=${id}` : null,
      DecisionView: (await import('../applicants/DecisionView.tsx')).DecisionView,
    },
  }),
});

/** How pictures are taken of a wide table, and what applicants are asked and have proposed. */
export const readers = {
  four: { visual: { widths: [320, 390, 768, 1280], themes: ['light', 'dark', 'contrast'] } },
  /** The answers they can get and what they proposed stand first. */
  applicants: { ...applicantsAt('compared'), visual: { widths: [390, 1280], themes: ['light', 'dark'] } },
  readingProposals: applicantsAt('comparedLoading'),
  withoutProposals: applicantsAt('comparedFailed'),
  acceptingApplicant: applicantsAt('comparedAcceptance'),
  rejectingApplicant: applicantsAt('comparedRejecting'),
} as const;
