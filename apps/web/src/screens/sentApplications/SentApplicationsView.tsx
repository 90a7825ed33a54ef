import type { SentAddress, sentApplicationsMachine } from '@guildhall/machines/flows/sentApplications';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { FileText } from '@guildhall/ui/icons';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { Stack } from '@guildhall/ui/Stack';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { Flow } from '../../flow/useFlow.ts';
import { ListStates } from '../../kit/ListStates.tsx';
import { useFocusAfterDecision } from '../shared/focus/useFocusAfterDecision.ts';
import { NewsView } from '../shared/pagedList/NewsView.tsx';
import { PagedListView } from '../shared/pagedList/PagedListView.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';
import { applicationStatusOptions, everyStatus } from './applicationStatusOptions.ts';
import * as styles from './sentApplications.css.ts';
import { SentApplicationView } from './SentApplicationView.tsx';
import { sentTitleId } from './sentTitleId.ts';
import { WithdrawalView } from './WithdrawalView.tsx';

export interface SentApplicationsViewProps {
  snapshot: SnapshotFrom<typeof sentApplicationsMachine>;
  send: (event: EventFrom<typeof sentApplicationsMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Where there is work to apply for. */
  jobsHref: string;
  /** Every application, from where the address names one project. */
  allHref: string;
  pageHref: (page: number) => string;
  /** The address that opens an application for editing; null where it may not be edited. */
  editHref: (application: Schema<'FreelancerApplication'>) => string | null;
}

/** The applications that a freelancer has sent, all or those in one status. */
export function SentApplicationsView(props: SentApplicationsViewProps) {
  const { snapshot, send } = props;
  const { chosen, result } = snapshot.context;
  useFocusAfterDecision(chosen?.id ?? null, result, sentTitleId);
  return (
    <Stack gap={5}>
      <StatusFilterView snapshot={snapshot} send={send} />
      <ContentView {...props} />
      {chosen === null ? null : <WithdrawalView snapshot={snapshot} send={send} application={chosen} />}
    </Stack>
  );
}

/** Narrows them to one status, where there are several to choose among. It keeps its place behind a question. */
function StatusFilterView({ snapshot, send }: Flow<typeof sentApplicationsMachine>) {
  const { status } = snapshot.context.address;
  const mayChoose = snapshot.can({ type: 'status.change', value: status === null ? 'PENDING' : null });
  if (!mayChoose && (snapshot.context.chosen === null || snapshot.context.address.projectId !== null)) return null;
  return (
    <div className={styles.filter}>
      <NativeSelect
        label="Status"
        isLabelHidden
        name="status"
        options={applicationStatusOptions}
        value={status ?? everyStatus}
        isDisabled={!mayChoose}
        onChange={(value) => send({ type: 'status.change', value: value === everyStatus ? null : value })}
      />
    </div>
  );
}

/** What the number behind it counts. */
function listTitle({ projectId, status }: SentAddress): string {
  if (projectId !== null) return 'Application to this project';
  const narrowed = applicationStatusOptions.find(({ value }) => value === status);
  return narrowed === undefined ? 'My applications' : `My applications: ${narrowed.label}`;
}

function ContentView(props: SentApplicationsViewProps) {
  const { snapshot, send, now, allHref, pageHref, editHref } = props;
  const { result, address } = snapshot.context;
  const { page, projectId } = address;
  return (
    <ListStates
      snapshot={snapshot}
      send={send}
      failure={{
        title: 'Failed to load applications',
        safe: 'The clients have your proposals; only this list could not be loaded.',
      }}
      empty={<NoneView {...props} />}
      pending={<PendingListView label="Loading your applications" />}
      result={result === null || result.applications.length === 0 ? null : result}
    >
      {({ applications, pagination }) => (
        <PagedListView
          title={listTitle(address)}
          more={projectId === null ? null : <ButtonLink href={allHref}>All Applications</ButtonLink>}
          page={page}
          pagination={pagination}
          pageHref={pageHref}
          isLoading={snapshot.matches('loading')}
          news={<NewsView snapshot={snapshot} send={send} what="application" />}
        >
          {applications.map((application) => (
            <SentApplicationView
              key={application.id}
              application={application}
              now={now}
              action={
                <>
                  <EditView href={editHref(application)} title={application.project.title} />
                  <WithdrawView snapshot={snapshot} send={send} application={application} />
                </>
              }
            />
          ))}
        </PagedListView>
      )}
    </ListStates>
  );
}

/** Where the client has not viewed it, or has edited the post since. */
function EditView({ href, title }: { href: string | null; title: string }) {
  if (href === null) return null;
  return (
    <ButtonLink href={href} isFullWidth aria-label={`Edit Application: ${title}`}>
      Edit
    </ButtonLink>
  );
}

interface WithdrawViewProps extends Flow<typeof sentApplicationsMachine> {
  application: Schema<'FreelancerApplication'>;
}

/** Where it can be withdrawn; behind a question, and while the list loads again, it stays where it was. */
function WithdrawView({ snapshot, send, application: { id, status, project } }: WithdrawViewProps) {
  const withdraw = { type: 'application.withdraw', applicationId: id } as const;
  const stays = !snapshot.matches('listed') && status === 'PENDING';
  if (!stays && !snapshot.can(withdraw)) return null;
  return (
    <Button
      onPress={() => send(withdraw)}
      isDisabled={snapshot.hasTag('busy')}
      isFullWidth
      aria-label={`Withdraw Application: ${project.title}`}
    >
      Withdraw
    </Button>
  );
}

function NoneView({ snapshot, jobsHref, allHref }: SentApplicationsViewProps) {
  if (snapshot.context.address.projectId !== null) {
    return (
      <EmptyState
        title="No application to this project"
        icon={FileText}
        action={<ButtonLink href={allHref}>All Applications</ButtonLink>}
      >
        You have not applied to it, or the link is incomplete.
      </EmptyState>
    );
  }
  if (snapshot.context.address.status !== null) {
    return (
      <EmptyState
        title="No applications with this status"
        icon={FileText}
        action={<ButtonLink href={allHref}>All Applications</ButtonLink>}
      >
        None of your applications has this status now.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No applications yet" icon={FileText} action={<ButtonLink href={jobsHref}>Find Jobs</ButtonLink>}>
      Every proposal you send will appear here, with the client’s answer.
    </EmptyState>
  );
}
