import type { ChosenFreelancer } from '@guildhall/machines/domain/comparison';
import { comparisonFromAddress } from '@guildhall/machines/domain/comparison';
import type { DropChoice } from '@guildhall/machines/flows/talentComparison';
import { talentComparisonMachine } from '@guildhall/machines/flows/talentComparison';
import { fromCallback } from 'xstate';

import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { useFreelancerContact } from '../contact/useFreelancerContact.tsx';
import { useRestFocus } from '../shared/useRestFocus.ts';
import { keepChoice, keptChoice } from '../talent/keptChoice.ts';
import { ApplicantsComparison } from './ApplicantsComparison.tsx';
import { comparisonHrefs } from './comparisonHrefs.ts';
import { comparisonId } from './comparisonId.ts';
import { TalentComparisonView } from './TalentComparisonView.tsx';

const without = (id: string) => (chosen: ChosenFreelancer) => chosen.id !== id;

type OnPage = Mounted<typeof talentComparisonMachine, unknown>;

/** The button of someone who was taken out has gone with them. */
function KeptFocus({ snapshot }: OnPage) {
  useRestFocus(snapshot.context.address.people.join(), comparisonId);
  return null;
}

/** The message that the address opens, to one of those who are compared. */
function OpenedContact({ snapshot }: OnPage) {
  return useFreelancerContact(snapshot.context.result?.freelancers).contactDialog;
}

const talentComparison = defineScreen({
  machine: talentComparisonMachine,
  View: TalentComparisonView,
  head: { title: 'Compare freelancers', description: 'Freelancers for your project, side by side.' },
  address: comparisonFromAddress,
  props: ({ here }) => ({
    ...comparisonHrefs,
    contactHref: (id: string) => here({ contact: id }),
    applicants: null,
  }),
  calls: () => ({
    keptChoice: fromCallback<DropChoice>(({ receive }) => {
      receive(({ id }) => keepChoice(keptChoice().filter(without(id))));
    }),
  }),
  additions: [KeptFocus, OpenedContact],
});

export const screen = {
  ...talentComparison,
  Route: () => (
    <talentComparison.Around>
      {({ address: { projectId } }, draw) =>
        projectId === null ? draw() : <ApplicantsComparison key={projectId} projectId={projectId} draw={draw} />
      }
    </talentComparison.Around>
  ),
};
