import { criteriaToSave } from '@guildhall/machines/domain/savedSearch';
import { talentFromAddress, talentParams } from '@guildhall/machines/domain/talentCriteria';
import { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import { useEffect } from 'react';

import { laterView } from '../../flow/laterView.tsx';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useKeptPlace } from '../../flow/useKeptPlace.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { useFreelancerContact } from '../contact/useFreelancerContact.tsx';
import { LaterSavedSearches } from '../savedSearches/LaterSavedSearches.tsx';
import { useOpenSaved } from '../savedSearches/useOpenSaved.ts';
import { resultsId } from '../shared/results/resultsId.ts';
import { useTurnedResults } from '../shared/results/useTurnedResults.ts';
import { useHere } from '../shared/useHere.ts';
import { useRestFocus } from '../shared/useRestFocus.ts';
import { keepChoice, keptChoice } from '../talent/keptChoice.ts';
import { talentWords } from '../talent/savedTalent.ts';
import { talentLinks } from '../talent/talentLinks.ts';
import { choiceId } from './choiceId.ts';
import { FiltersPendingView } from './FiltersPendingView.tsx';
import { findTalentCalls } from './findTalentCalls.ts';
import { FindTalentScreen } from './FindTalentScreen.tsx';

export const head: Head = { title: 'Find talent', description: 'Freelancers for your project.' };

const FiltersView = laterView(async () => (await import('./FiltersView.tsx')).FiltersView, FiltersPendingView);

export function Route() {
  const api = useApi();
  const here = useHere();
  const address = useAddress(talentFromAddress);
  const flow = useFlow(() => withCalls(talentSearchMachine, api, findTalentCalls(api)), {
    input: { address, chosen: keptChoice() },
  });
  const { chosen } = flow.snapshot.context;
  useEffect(() => keepChoice(chosen), [chosen]);
  useRestFocus(chosen.map(({ id }) => id).join(), choiceId, resultsId);
  useAddressEvents(flow.send, address);
  useTurnedResults(flow.snapshot.context.address);
  useKeptPlace(flow.snapshot.matches('listed'));
  const { contactHref, contactDialog } = useFreelancerContact(flow.snapshot.context.result?.freelancers);
  const { isOpen, onClose, ...saved } = useOpenSaved();
  const criteria = criteriaToSave(talentParams(flow.snapshot.context.address));
  return (
    <>
      <FindTalentScreen
        {...flow}
        {...saved}
        canBeSaved={criteria !== null}
        {...talentLinks(here)}
        contactHref={contactHref}
        FiltersView={FiltersView}
      />
      {isOpen ? <LaterSavedSearches criteria={criteria} wordsOf={talentWords} onClose={onClose} /> : null}
      {contactDialog}
    </>
  );
}
