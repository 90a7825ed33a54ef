import type { GetContactCall, Mail } from '@guildhall/machines/flows/contact';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import { copyText } from '../../kit/copyText.ts';
import { composeMail } from '../shared/composeMail.ts';

/** Opens an address in a new tab, which learns nothing of this one. Rejects where the browser blocks it. */
async function openTab(href: string): Promise<void> {
  // With `noopener` a browser never says whether the tab is there.
  const tab = window.open(href, '_blank');
  if (tab === null) throw new Error('The browser did not open a new tab.');
  tab.opener = null;
}

/** Reads the email address of the person who is written to. */
export type ReadEmail = (userId: string, signal: AbortSignal) => Promise<Schema<'FreelancerContact'>>;

export const contactCalls = (readEmail: ReadEmail) => ({
  getFreelancerContact: fromPromise<Schema<'FreelancerContact'>, GetContactCall>(({ input: { params }, signal }) =>
    readEmail(params.freelancerId, signal),
  ),
  openCompose: fromPromise<void, Mail>(({ input }) => openTab(composeMail(input))),
  copyText,
});
