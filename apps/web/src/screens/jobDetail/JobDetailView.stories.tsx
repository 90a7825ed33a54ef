import { favouritesFlow } from '@guildhall/machines/scenarios/favourites';
import { jobDetailFlow } from '@guildhall/machines/scenarios/jobDetail';
import { proposalFlow } from '@guildhall/machines/scenarios/proposal';
import { proposalDraftFlow } from '@guildhall/machines/scenarios/proposalDraft';
import { job } from '@guildhall/machines/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { sampleNow } from '../../kit/sampleNow.ts';
import { FavouriteView } from '../favourites/FavouriteView.tsx';
import { ProposalView } from '../proposal/ProposalView.tsx';
import { ProposalDraftView } from '../proposalDraft/ProposalDraftView.tsx';
import { JobDetailView } from './JobDetailView.tsx';
import { SignUpToApplyView } from './SignUpToApplyView.tsx';

const answer = {
  send: fn(),
  now: sampleNow,
  profileSetupHref: (criterion?: string) => `#profile=${criterion ?? ''}`,
  applicationHref: '#application',
};

/** The job is among the favourites, or not. */
const favourite = (snapshot: (typeof favouritesFlow.snapshots)['closed']) => (
  <FavouriteView snapshot={snapshot} send={fn()} jobId={job.id} title={job.title} isNamed />
);
const draft = <ProposalDraftView snapshot={proposalDraftFlow.snapshots.saved} send={fn()} now={sampleNow} />;
const noFavourite = favourite(favouritesFlow.snapshots.closed);

const meta = {
  title: 'Screens/JobDetail',
  component: JobDetailView,
  args: { send: fn(), onClose: fn(), now: sampleNow },
  parameters: { visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof JobDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a visitor sees it. */
export const Visitor: Story = {
  args: {
    snapshot: jobDetailFlow.snapshots.shown,
    children: <SignUpToApplyView hrefs={{ signup: '#signup', login: '#login' }} />,
  },
};

/** As a freelancer sees it while it is not known whether there is a form. */
export const CheckingStanding: Story = {
  args: {
    snapshot: jobDetailFlow.snapshots.shown,
    favourite: noFavourite,
    children: <ProposalView {...answer} snapshot={proposalFlow.snapshots.checking} />,
  },
};

/** As a freelancer sees it whose profile says too little. */
export const ProfileIncomplete: Story = {
  args: {
    snapshot: jobDetailFlow.snapshots.shown,
    favourite: noFavourite,
    children: <ProposalView {...answer} snapshot={proposalFlow.snapshots.incomplete} />,
  },
};

/** As a freelancer sees it who has applied. */
export const Applied: Story = {
  args: {
    snapshot: jobDetailFlow.snapshots.applied,
    favourite: favourite(favouritesFlow.snapshots.among),
    children: <ProposalView {...answer} snapshot={proposalFlow.snapshots.applied} />,
  },
};

/** Applied in another window, while this one was being filled in. */
export const AppliedElsewhere: Story = {
  args: {
    snapshot: jobDetailFlow.snapshots.applied,
    favourite: noFavourite,
    children: <ProposalView {...answer} snapshot={proposalFlow.snapshots.appliedElsewhere} />,
  },
};

/** Turned down, on a project that has gone to another. */
export const TurnedDown: Story = {
  args: {
    snapshot: jobDetailFlow.snapshots.closed,
    favourite: noFavourite,
    children: <ProposalView {...answer} snapshot={proposalFlow.snapshots.turnedDown} />,
  },
};

/** As a freelancer sees it. */
export const WithProposal: Story = {
  args: {
    snapshot: jobDetailFlow.snapshots.shown,
    favourite: noFavourite,
    children: <ProposalView {...answer} snapshot={proposalFlow.snapshots.writing} />,
  },
};

/** Opened by Send Proposal: the form is what meets the eye. */
export const Applying: Story = {
  args: {
    snapshot: jobDetailFlow.snapshots.shown,
    favourite: noFavourite,
    children: <ProposalView {...answer} snapshot={proposalFlow.snapshots.written} draft={draft} isFirst />,
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Proposal' })).toHaveFocus();
  },
};

export const Sending: Story = {
  args: {
    snapshot: jobDetailFlow.snapshots.shown,
    favourite: noFavourite,
    isDismissable: false,
    children: <ProposalView {...answer} snapshot={proposalFlow.snapshots.sending} />,
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
