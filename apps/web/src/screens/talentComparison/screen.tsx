import type { ChosenFreelancer } from '@guildhall/machines/domain/comparison';
import { comparisonFromAddress } from '@guildhall/machines/domain/comparison';
import type { DropChoice } from '@guildhall/machines/flows/talentComparison';
import { talentComparisonMachine } from '@guildhall/machines/flows/talentComparison';
import { fromCallback } from 'xstate';

import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { paths } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import { laterApplicantParts } from '../applicants/laterApplicantParts.tsx';
import { applicantsHref } from '../clientDashboard/tabs.ts';
import { contactInAddress } from '../contact/contactInAddress.tsx';
import { interviewHref } from '../interviewScheduling/interviewInAddress.tsx';
import { useRestFocus } from '../shared/focus/useRestFocus.ts';
import { keepChoice, keptChoice } from '../talent/keptChoice.ts';
import { applicants } from './applicants.tsx';
import { comparisonId } from './comparisonId.ts';
import { TalentComparisonView } from './TalentComparisonView.tsx';

/** Where a comparison leads, but for its messages. */
const comparisonHrefs = { listHref: paths.findTalent, applicantsHref, profileHref: profilePath };

const { DecisionView } = laterApplicantParts;

const without = (id: string) => (chosen: ChosenFreelancer) => chosen.id !== id;

type OnPage = Mounted<typeof talentComparisonMachine, unknown>;

/** The button of someone who was taken out has gone with them. */
function KeptFocus({ snapshot }: OnPage) {
  useRestFocus(snapshot.context.address.people.join(), comparisonId);
  return null;
}

const contact = contactInAddress(talentComparisonMachine, ({ result }) => result?.freelancers ?? []);

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
  additions: [KeptFocus, contact.Dialog],
});

export const screen = {
  ...talentComparison,
  Route: () => (
    <talentComparison.Around>
      {({ address: { projectId } }, draw) =>
        projectId === null ? (
          draw()
        ) : (
          <applicants.Around>
            {({ snapshot, send, place: { here } }) =>
              draw({ applicants: { snapshot, send, interviewHref: interviewHref(here), DecisionView } })
            }
          </applicants.Around>
        )
      }
    </talentComparison.Around>
  ),
};
