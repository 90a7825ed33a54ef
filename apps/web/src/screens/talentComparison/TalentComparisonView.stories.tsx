import { applicantsFlow } from '@guildhall/machines/scenarios/applicants';
import { talentComparisonFlow } from '@guildhall/machines/scenarios/talentComparison';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { DecisionView } from '../applicants/DecisionView.tsx';
import { TalentComparisonView } from './TalentComparisonView.tsx';

const meta = {
  title: 'Screens/TalentComparison',
  component: TalentComparisonView,
  args: {
    send: fn(),
    listHref: '#list',
    applicantsHref: (projectId) => `#applicants=${projectId}`,
    contactHref: (id) => `#contact=${id}`,
    profileHref: ({ id }) => `#profile=${id}`,
    applicants: null,
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof TalentComparisonView>;

export default meta;
type Story = StoryObj<typeof meta>;

const applicantsAt = (name: keyof typeof applicantsFlow.snapshots) => ({
  snapshot: talentComparisonFlow.snapshots.applicants,
  applicants: {
    snapshot: applicantsFlow.snapshots[name],
    send: fn(),
    interviewHref: ({ id, status }: { id: string; status: string }) =>
      status === 'PENDING' ? `#interview=${id}` : null,
    DecisionView,
  },
});

/** Applicants to a project: the answers they can get and what they proposed stand first. */
export const Applicants: Story = {
  args: applicantsAt('compared'),
  parameters: { visual: { widths: [390, 1280], themes: ['light', 'dark'] } },
};
export const ReadingProposals: Story = { args: applicantsAt('comparedLoading') };
export const WithoutProposals: Story = { args: applicantsAt('comparedFailed') };
export const AcceptingApplicant: Story = { args: applicantsAt('comparedAcceptance') };
export const RejectingApplicant: Story = { args: applicantsAt('comparedRejecting') };
