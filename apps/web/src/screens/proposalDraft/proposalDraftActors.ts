import type { SaveDraftCall } from '@guildhall/machines/flows/proposalDraft';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const proposalDraftActors = (api: Api) => ({
  getProposalDraft: fromPromise<Schema<'FoundProposalDraft'>, { params: { projectId: string } }>(
    ({ input: { params }, signal }) => api.getProposalDraft({ params, signal }),
  ),
  saveProposalDraft: fromPromise<Schema<'ProposalDraft'>, SaveDraftCall>(({ input, signal }) =>
    api.saveProposalDraft({ ...input, signal }),
  ),
});
