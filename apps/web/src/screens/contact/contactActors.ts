import type { GetContactCall, Mail } from '@guildhall/machines/flows/contact';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { composeMail } from '../shared/composeMail.ts';

/** Opens an address in a new tab, which learns nothing of this one. Rejects where the browser blocks it. */
async function openTab(href: string): Promise<void> {
  // With `noopener` a browser never says whether the tab is there.
  const tab = window.open(href, '_blank');
  if (tab === null) throw new Error('The browser did not open a new tab.');
  tab.opener = null;
}

export const contactActors = (api: Api) => ({
  getFreelancerContact: fromPromise<Schema<'FreelancerContact'>, GetContactCall>(({ input, signal }) =>
    api.getFreelancerContact({ ...input, signal }),
  ),
  openCompose: fromPromise<void, Mail>(({ input }) => openTab(composeMail(input))),
  copyText: fromPromise<void, { text: string }>(({ input }) => window.navigator.clipboard.writeText(input.text)),
});
