import { applicantsFlow } from '@guildhall/machines/scenarios/applicants';
import { talentComparisonFlow } from '@guildhall/machines/scenarios/talentComparison';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { DecisionView } from '../applicants/DecisionView.tsx';
import { CompareTalentScreen } from './CompareTalentScreen.tsx';

const meta = {
  title: 'Screens/CompareTalent',
  component: CompareTalentScreen,
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
} satisfies Meta<typeof CompareTalentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unnamed: Story = { args: { snapshot: talentComparisonFlow.snapshots.unnamed } };
export const Loading: Story = { args: { snapshot: talentComparisonFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: talentComparisonFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: talentComparisonFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: talentComparisonFlow.snapshots.listed } };

// Variations

/** Two with skills in common. */
export const Pair: Story = { args: { snapshot: talentComparisonFlow.snapshots.pair } };
export const Four: Story = {
  args: { snapshot: talentComparisonFlow.snapshots.four },
  parameters: { visual: { widths: [320, 390, 768, 1280], themes: ['light', 'dark', 'contrast'] } },
};
/** A link that names more than there is, and more than there is room for. */
export const Incomplete: Story = { args: { snapshot: talentComparisonFlow.snapshots.incomplete } };
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
/** All but one were taken out. */
export const Alone: Story = { args: { snapshot: talentComparisonFlow.snapshots.alone } };
/** Someone was taken out a moment ago. */
export const LoadingAgain: Story = { args: { snapshot: talentComparisonFlow.snapshots.loadingAgain } };
