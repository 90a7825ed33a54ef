import { favouritesFlow } from '@guildhall/machines/scenarios/favourites';
import { proposalFlow } from '@guildhall/machines/scenarios/proposal';
import { proposalDraftFlow } from '@guildhall/machines/scenarios/proposalDraft';
import { appliedJob, newJob, turnedDownJob } from '@guildhall/machines/testing/samples';
import { createElement } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { sampleNow } from '../../kit/sampleNow.ts';

const { closed, among } = favouritesFlow.snapshots;

interface Answered {
  favourites?: typeof closed;
  /** The job. Default: one that they have not applied to. */
  of?: typeof newJob;
  /** Opened by Send Proposal: the form is what meets the eye, with what was kept of it. */
  isApplying?: boolean;
}

/** As a freelancer sees it, with their answer. */
const answered = (
  proposal: keyof typeof proposalFlow.snapshots,
  { favourites = closed, of = newJob, isApplying }: Answered = {},
) => ({
  scenario: 'shown',
  parts: async () => {
    const { namedFavourite } = await import('../favourites/storyParts.tsx');
    const { ProposalView } = await import('../proposal/ProposalView.tsx');
    const { ProposalDraftView } = await import('../proposalDraft/ProposalDraftView.tsx');
    const flow = { send: fn(), now: sampleNow };
    return {
      favourite: namedFavourite(favourites, of),
      children: createElement(ProposalView, {
        ...flow,
        snapshot: proposalFlow.snapshots[proposal],
        profileSetupHref: (criterion) => `#profile=${criterion ?? ''}`,
        applicationHref: '#application',
        ...(isApplying && {
          isFirst: true,
          draft: createElement(ProposalDraftView, { ...flow, snapshot: proposalDraftFlow.snapshots.saved }),
        }),
      }),
    };
  },
});

/** Who reads about a job, and what they can do about it. */
export const readers = {
  visitor: {
    scenario: 'shown',
    parts: async () => {
      const { SignUpToApplyView } = await import('./SignUpToApplyView.tsx');
      return { children: createElement(SignUpToApplyView, { hrefs: { signup: '#signup', login: '#login' } }) };
    },
  },
  checkingStanding: answered('checking'),
  /** Their profile says too little. */
  profileIncomplete: answered('incomplete'),
  applied: { ...answered('applied', { favourites: among, of: appliedJob }), scenario: 'applied' },
  /** Applied in another window, while this one was being filled in. */
  appliedElsewhere: answered('appliedElsewhere'),
  turnedDown: { ...answered('turnedDown', { of: turnedDownJob }), scenario: 'turnedDown' },
  withProposal: answered('writing'),
  applying: {
    ...answered('written', { isApplying: true }),
    play: async () => {
      await expect(await screen.findByRole('textbox', { name: 'Proposal' })).toHaveFocus();
    },
  },
  sending: {
    ...answered('sending'),
    params: { isDismissable: false },
    play: async ({ args }: { args: object }) => {
      await userEvent.keyboard('{Escape}');
      await expect(Reflect.get(args, 'onClose')).not.toHaveBeenCalled();
    },
  },
};
