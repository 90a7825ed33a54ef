import { talentFromAddress } from '@guildhall/machines/domain/talentCriteria';
import { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';

import { laterView } from '../../flow/laterView.tsx';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useKeptPlace } from '../../flow/useKeptPlace.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { useOpenContact } from '../contact/useOpenContact.ts';
import { useTurnedResults } from '../shared/results/useTurnedResults.ts';
import { useHere } from '../shared/useHere.ts';
import { FiltersPendingView } from './FiltersPendingView.tsx';
import { findTalentActors } from './findTalentActors.ts';
import { FindTalentScreen } from './FindTalentScreen.tsx';
import { talentLinks } from './talentLinks.ts';

export const head: Head = { title: 'Find talent', description: 'Freelancers for your project.' };

const FiltersView = laterView(async () => (await import('./FiltersView.tsx')).FiltersView, FiltersPendingView);
const ContactDialog = laterView(async () => (await import('../contact/ContactDialog.tsx')).ContactDialog);

export function Route() {
  const api = useApi();
  const here = useHere();
  const address = useAddress(talentFromAddress);
  const flow = useFlow(() => talentSearchMachine.provide({ actors: findTalentActors(api) }), { input: { address } });
  useAddressEvents(flow.send, address);
  useTurnedResults(flow.snapshot.context.address);
  useKeptPlace(flow.snapshot.matches('listed'));
  const { openContact, contactHref } = useOpenContact(flow.snapshot.context.result?.freelancers);
  return (
    <>
      <FindTalentScreen {...flow} {...talentLinks(here)} contactHref={contactHref} FiltersView={FiltersView} />
      {openContact && <ContactDialog key={openContact.freelancerId} {...openContact} />}
    </>
  );
}
