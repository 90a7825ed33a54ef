import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';
import { Dialog } from '@guildhall/ui/Dialog';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Heading } from '@guildhall/ui/Heading';
import { IconButton } from '@guildhall/ui/IconButton';
import { SearchX, X } from '@guildhall/ui/icons';
import type { ComponentType, ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { AnswersView } from './AnswersView.tsx';
import { ApplicationDetailView } from './ApplicationDetailView.tsx';
import type { ApplicationHrefs } from './applicationHrefs.ts';
import * as styles from './clientDashboard.css.ts';
import { StarView } from './StarView.tsx';
import { detailTitleId } from './useDetailFocus.ts';

interface OpenedApplicationViewProps extends Flow<typeof applicantsMachine> {
  /** Null where the address names one that is not listed. */
  application: Schema<'ClientApplication'> | null;
  /** The present, in milliseconds since 1970. */
  now: number;
  hrefsOf: (application: Schema<'ClientApplication'>) => ApplicationHrefs;
  /** The way to a freelancer's resume. */
  ResumeView: ComponentType<{ resume: Schema<'Resume'> }>;
  onClose: () => void;
}

/** The open application in a dialog. */
export function ApplicationDialogView({ snapshot, send, ...props }: OpenedApplicationViewProps) {
  const { application, onClose } = props;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={titleOf(application)}
      size="large"
      footer={
        application && <AnswersView snapshot={snapshot} send={send} application={application} onClose={onClose} />
      }
    >
      <Content
        {...props}
        mark={application && <StarView snapshot={snapshot} send={send} application={application} />}
      />
    </Dialog>
  );
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
            <Content
              {...props}
              mark={application && <StarView snapshot={snapshot} send={send} application={application} />}
            />
          </div>
        </div>
      </Card>
    </div>
  );
}

const titleOf = (application: Schema<'ClientApplication'> | null) => application?.freelancer.name ?? 'Application';

type ContentProps = Pick<OpenedApplicationViewProps, 'application' | 'now' | 'hrefsOf' | 'ResumeView'> & {
  mark: ReactNode;
};

function Content({ application, hrefsOf, ...props }: ContentProps) {
  if (application === null) {
    return (
      <EmptyState title="This application is not in the list" icon={SearchX} level={3}>
        The link may be incomplete, or the list is narrowed to another project.
      </EmptyState>
    );
  }
  return <ApplicationDetailView {...props} application={application} hrefs={hrefsOf(application)} />;
}
