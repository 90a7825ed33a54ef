import { favouritesSnapshots, favouritesVariations } from '@guildhall/machines/snapshots/favourites';
import { jobDetailSnapshots, jobDetailVariations } from '@guildhall/machines/snapshots/jobDetail';
import { proposalSnapshots, proposalVariations } from '@guildhall/machines/snapshots/proposal';
import { proposalDraftSnapshots } from '@guildhall/machines/snapshots/proposalDraft';
import { job } from '@guildhall/machines/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { FavouriteView } from '../favourites/FavouriteView.tsx';
import { ProposalDraftScreen } from '../proposalDraft/ProposalDraftScreen.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { JobDetailScreen } from './JobDetailScreen.tsx';
import { ProposalScreen } from './ProposalScreen.tsx';
import { SignUpToApplyView } from './SignUpToApplyView.tsx';

const answer = {
  send: fn(),
  now: sampleNow,
  profileSetupHref: (criterion?: string) => `#profile=${criterion ?? ''}`,
  applicationHref: '#application',
};

/** The job is among the favourites, or not. */
const favourite = (snapshot: (typeof favouritesSnapshots)['closed']) => (
  <FavouriteView snapshot={snapshot} send={fn()} jobId={job.id} title={job.title} isNamed />
);
const draft = <ProposalDraftScreen snapshot={proposalDraftSnapshots.saved} send={fn()} now={sampleNow} />;
const noFavourite = favourite(favouritesSnapshots.closed);

const meta = {
  title: 'Screens/JobDetail',
  component: JobDetailScreen,
  args: { send: fn(), onClose: fn(), now: sampleNow },
  parameters: { visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof JobDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: jobDetailSnapshots.loading } };
export const Missing: Story = { args: { snapshot: jobDetailSnapshots.missing } };
export const Failed: Story = { args: { snapshot: jobDetailSnapshots.failed } };
export const Shown: Story = { args: { snapshot: jobDetailSnapshots.shown } };
export const Closed: Story = { args: { snapshot: jobDetailSnapshots.closed } };

// Variations

export const Completed: Story = { args: { snapshot: jobDetailVariations.completed } };
export const Withdrawn: Story = { args: { snapshot: jobDetailVariations.withdrawn } };
export const BareClient: Story = { args: { snapshot: jobDetailVariations.bareClient } };

/** As a visitor sees it. */
export const Visitor: Story = {
  args: {
    snapshot: jobDetailSnapshots.shown,
    children: <SignUpToApplyView hrefs={{ signup: '#signup', login: '#login' }} />,
  },
};

/** As a freelancer sees it while it is not known whether there is a form. */
export const CheckingStanding: Story = {
  args: {
    snapshot: jobDetailSnapshots.shown,
    favourite: noFavourite,
    children: <ProposalScreen {...answer} snapshot={proposalSnapshots.checking} />,
  },
};

/** As a freelancer sees it whose profile says too little. */
export const ProfileIncomplete: Story = {
  args: {
    snapshot: jobDetailSnapshots.shown,
    favourite: noFavourite,
    children: <ProposalScreen {...answer} snapshot={proposalSnapshots.incomplete} />,
  },
};

/** As a freelancer sees it who has applied. */
export const Applied: Story = {
  args: {
    snapshot: jobDetailVariations.applied,
    favourite: favourite(favouritesVariations.among),
    children: <ProposalScreen {...answer} snapshot={proposalSnapshots.applied} />,
  },
};

/** Applied in another window, while this one was being filled in. */
export const AppliedElsewhere: Story = {
  args: {
    snapshot: jobDetailVariations.applied,
    favourite: noFavourite,
    children: <ProposalScreen {...answer} snapshot={proposalVariations.appliedElsewhere} />,
  },
};

/** Turned down, on a project that has gone to another. */
export const TurnedDown: Story = {
  args: {
    snapshot: jobDetailSnapshots.closed,
    favourite: noFavourite,
    children: <ProposalScreen {...answer} snapshot={proposalVariations.turnedDown} />,
  },
};

/** As a freelancer sees it. */
export const WithProposal: Story = {
  args: {
    snapshot: jobDetailSnapshots.shown,
    favourite: noFavourite,
    children: <ProposalScreen {...answer} snapshot={proposalSnapshots.writing} />,
  },
};

/** Opened by Send Proposal: the form is what meets the eye. */
export const Applying: Story = {
  args: {
    snapshot: jobDetailSnapshots.shown,
    favourite: noFavourite,
    children: <ProposalScreen {...answer} snapshot={proposalVariations.written} draft={draft} isFirst />,
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Proposal' })).toHaveFocus();
  },
};

export const Sending: Story = {
  args: {
    snapshot: jobDetailSnapshots.shown,
    favourite: noFavourite,
    isDismissable: false,
    children: <ProposalScreen {...answer} snapshot={proposalSnapshots.sending} />,
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ClosedByEscape: Story = {
  args: { snapshot: jobDetailSnapshots.shown },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
