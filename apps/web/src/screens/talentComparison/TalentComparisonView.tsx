import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { talentComparisonMachine } from '@guildhall/machines/flows/talentComparison';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Breadcrumbs } from '@guildhall/ui/Breadcrumbs';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Container } from '@guildhall/ui/Container';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Heading } from '@guildhall/ui/Heading';
import { SearchX, UsersRound } from '@guildhall/ui/icons';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import type { ComponentType } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import type { DecisionViewProps } from '../applicants/DecisionView.tsx';
import { ApplicantAnswerView } from './ApplicantAnswerView.tsx';
import { comparedText, comparisonOf, comparisonTitle, freelancersText } from './comparison.ts';
import { comparisonId } from './comparisonId.ts';
import type { ComparisonTableViewProps } from './ComparisonTableView.tsx';
import { ComparisonTableView } from './ComparisonTableView.tsx';

/** Those compared as applicants to a project: what they proposed, and the answers they get. */
interface ComparedApplicants extends Flow<typeof applicantsMachine> {
  /** Leads to the dialog that schedules an interview; null where none may be scheduled. */
  interviewHref: (application: Schema<'ClientApplication'>) => string | null;
  DecisionView: ComponentType<DecisionViewProps>;
}

interface TalentComparisonViewProps
  extends Flow<typeof talentComparisonMachine>, Pick<ComparisonTableViewProps, 'profileHref' | 'contactHref'> {
  /** The list in which freelancers are chosen. */
  listHref: string;
  /** The applicants of a project. */
  applicantsHref: (projectId: string) => string;
  /** Null where the address names no project. */
  applicants: ComparedApplicants | null;
}

/** Where those who are compared come from. */
function originOf({ snapshot, listHref, applicantsHref }: TalentComparisonViewProps) {
  const { projectId } = snapshot.context.address;
  return projectId === null
    ? { crumb: 'Find talent', label: 'Find Talent', href: listHref }
    : { crumb: 'Applicants', label: 'Go to Applicants', href: applicantsHref(projectId) };
}

/** Some freelancers side by side. */
export function TalentComparisonView(props: TalentComparisonViewProps) {
  const { crumb, href } = originOf(props);
  return (
    <Container>
      <PageHeader
        title="Compare freelancers"
        eyebrow={<Breadcrumbs items={[{ label: crumb, href }]} current="Compare" />}
      />
      <ComparisonView {...props} />
    </Container>
  );
}

function ComparisonView(props: TalentComparisonViewProps) {
  const { snapshot, send, profileHref, contactHref, applicants } = props;
  const { label, href } = originOf(props);
  const toList = <ButtonLink href={href}>{label}</ButtonLink>;
  if (snapshot.matches('unnamed')) {
    return (
      <EmptyState title="Choose freelancers to compare" icon={UsersRound} action={toList}>
        Select Compare on {comparedText} in the list.
      </EmptyState>
    );
  }
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Failed to load freelancers. Please try again." onRetry={() => send({ type: 'list.retry' })}>
        Your comparison is saved in the address of this page.
      </ErrorPanel>
    );
  }
  if (snapshot.matches('empty')) {
    return (
      <EmptyState title="These freelancers are no longer listed" icon={SearchX} action={toList}>
        They may have closed their accounts, or the link may be incomplete.
      </EmptyState>
    );
  }
  const { freelancers, notes } = comparisonOf(snapshot);
  if (freelancers.length === 0) return <ComparisonPendingView count={snapshot.context.address.people.length} />;
  const isLoading = snapshot.matches('loading');
  const isWithout = applicants?.snapshot.matches('failed') === true;
  const group = applicants?.snapshot.context.groups?.[0];
  const chosen = applicants?.snapshot.context.chosen ?? null;
  return (
    <Stack gap={4}>
      <div aria-live="polite">
        <Heading level={2} size="md" id={comparisonId} tabIndex={-1}>
          {comparisonTitle(freelancers.length, group?.project.title)}
        </Heading>
      </div>
      {notes.length === 0 || isLoading ? null : <Banner action={toList}>{notes.join(' ')}</Banner>}
      {isWithout ? (
        <Banner
          tone="caution"
          role="alert"
          action={<Button onPress={() => applicants.send({ type: 'list.retry' })}>Try Again</Button>}
        >
          What they proposed could not be loaded.
        </Banner>
      ) : null}
      <ComparisonTableView
        {...{ profileHref, contactHref }}
        freelancers={freelancers}
        // Where they cannot be read, the rest is compared.
        proposals={applicants === null || isWithout ? undefined : proposalsIn(applicants)}
        answerOf={(application) =>
          applicants && (
            <ApplicantAnswerView
              {...applicants}
              application={application}
              interviewHref={applicants.interviewHref(application)}
            />
          )
        }
        headingId={comparisonId}
        onRemove={!isLoading ? (id) => send({ type: 'person.remove', id }) : null}
      />
      {applicants === null || chosen === null ? null : (
        <applicants.DecisionView snapshot={applicants.snapshot} send={applicants.send} application={chosen} />
      )}
    </Stack>
  );
}

/** The applications to the project, the newest first; null before they are known. */
const proposalsIn = ({ snapshot }: ComparedApplicants) =>
  snapshot.context.groups?.flatMap(({ applications }) => applications) ?? null;

const facts = ['rate', 'rating', 'projects', 'experience', 'availability', 'location', 'verified', 'skills'];

/** Holds the place of a comparison. */
function ComparisonPendingView({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      <Stack gap={4}>
        <Heading level={2} size="md">
          Loading {freelancersText(count)}…
        </Heading>
        <Skeleton shape="block" height="large" />
        {facts.map((fact) => (
          <Skeleton key={fact} shape="block" />
        ))}
      </Stack>
    </div>
  );
}
