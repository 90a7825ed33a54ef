import type { DraftInput, ProposalDraftContext } from '@guildhall/machines/flows/proposalDraft';
import { leftText } from '@guildhall/machines/flows/proposalDraft';

import { readDraft, writeDraft } from '../../flow/drafts.ts';

const nameOf = (projectId: string) => `proposalBase:${projectId}`;

/** What this window knows of the text that it was left with. */
export const readKnown = (projectId: string): DraftInput['known'] => readDraft(nameOf(projectId));

/** Keeps it beside the text, which this window keeps as well. */
export const writeKnown = (context: ProposalDraftContext): void =>
  writeDraft(nameOf(context.projectId), leftText(context));

/** The proposal was sent: there is nothing to go on with. */
export const forgetKnown = (projectId: string): void => writeDraft(nameOf(projectId), null);
