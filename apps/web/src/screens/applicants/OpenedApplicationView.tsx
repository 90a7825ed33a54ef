import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Heading } from '@guildhall/ui/Heading';
import { IconButton } from '@guildhall/ui/IconButton';
import { SearchX, X } from '@guildhall/ui/icons';
import type { ComponentType, ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import * as styles from '../clientDashboard/clientDashboard.css.ts';
import { AnswersView } from './AnswersView.tsx';
import type { ApplicationDetailViewProps } from './ApplicationDetailView.tsx';
import type { ApplicationHrefs } from './applicationHrefs.ts';
import { StarView } from './StarView.tsx';
import { detailTitleId } from './useDetailFocus.ts';

export interface OpenedApplicationViewProps extends Flow<typeof applicantsMachine> {
  /** Null where the address names one that does not exist, or is another client's. */
  application: Schema<'ClientApplication'> | null;
  /** The present, in milliseconds since 1970. */
  now: number;
  hrefsOf: (application: Schema<'ClientApplication'>) => ApplicationHrefs;
  /** The way to a freelancer's resume. */
  ResumeView: ComponentType<{ resume: Schema<'Resume'> }>;
  onClose: () => void;
  /** The whole of an application: its code may come after that of the list. */
  DetailView: ComponentType<ApplicationDetailViewProps>;
}

/** The open application beside the list. */
export function ApplicationPaneView({ snapshot, send, ...props }: OpenedApplicationViewProps) {
  const { application, onClose } = props;
  return (
    <div className={styles.pane}>
      <Card as="section" padding="none" aria-labelledby={detailTitleId}>
        <div className={styles.paneCard}>
          <header className={styles.paneHead}>
            <Heading level={2} size="lg" face="text" id={detailTitleId} tabIndex={-1}>
              {titleOf(application)}
            </Heading>
            <IconButton icon={X} aria-label="Close" onPress={onClose} />
          </header>
          {application === null ? null : (
            <div className={styles.paneActions}>
              <AnswersView snapshot={snapshot} send={send} application={application} onClose={onClose} />
            </div>
          )}
          <div className={styles.paneBody}>
            <OpenedContentView
              {...props}
              mark={application && <StarView snapshot={snapshot} send={send} application={application} />}
            />
          </div>
        </div>
      </Card>
    </div>
  );
}

export const titleOf = (application: Schema<'ClientApplication'> | null) =>
  application?.freelancer.name ?? 'Application';

type ContentProps = Omit<OpenedApplicationViewProps, 'snapshot' | 'send' | 'onClose'> & { mark: ReactNode };

/** What the address opens, or that it is not there. */
export function OpenedContentView({ application, hrefsOf, DetailView, ...props }: ContentProps) {
  if (application === null) {
    return (
      <EmptyState title="There is no such application" icon={SearchX} level={3}>
        It may have been removed, or it is for another client’s job. The link may also be incomplete.
      </EmptyState>
    );
  }
  return <DetailView {...props} application={application} hrefs={hrefsOf(application)} />;
}
