import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Breadcrumbs } from '@guildhall/ui/Breadcrumbs';
import { Columns } from '@guildhall/ui/Columns';
import { Container } from '@guildhall/ui/Container';
import { Heading } from '@guildhall/ui/Heading';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { ClientView } from '../jobDetail/ClientView.tsx';
import { ClosedView } from '../jobDetail/ClosedView.tsx';
import { JobFactsView } from '../jobDetail/JobFactsView.tsx';
import { AppliedMarkView } from '../jobs/AppliedMarkView.tsx';
import { BylineView } from '../jobs/BylineView.tsx';
import { PostEditedView } from '../jobs/PostEditedView.tsx';
import { DoorsView } from './DoorsView.tsx';
import * as styles from './jobPage.css.ts';
import type { JobPageHrefs } from './jobPageHrefs.ts';
import { SimilarJobsView } from './SimilarJobsView.tsx';

interface WholeJobViewProps {
  job: Schema<'Job'>;
  similar: readonly Schema<'Job'>[];
  /** It takes no more proposals. */
  isClosed: boolean;
  /** The present, in milliseconds since 1970. */
  now: number;
  visitor: 'unknown' | 'guest' | Role;
  hrefs: JobPageHrefs;
  /** Where a freelancer completes a profile that says too little to apply; null where it says enough. */
  profileSetupHref: string | null;
  /** What that profile lacks. */
  prompt?: ReactNode;
  /** Whether it is a favourite, where its reader can have some. */
  favourite?: ReactNode;
  /** What the client who posted it is told besides. */
  own?: ReactNode;
}

/** Everything there is to know before applying, the way to it, and what else is open. */
export function WholeJobView(props: WholeJobViewProps) {
  const { job, similar, isClosed, now, visitor, hrefs, profileSetupHref, prompt, favourite, own } = props;
  const { client } = job;
  return (
    <Container>
      <div className={styles.trail}>
        <Breadcrumbs
          items={[
            { label: 'Home', href: hrefs.home },
            { label: 'Jobs', href: hrefs.jobs },
          ]}
          current={job.title}
        />
      </div>
      <PageHeader
        title={job.title}
        size="xxl"
        actions={
          isClosed ? (
            favourite
          ) : (
            <>
              <DoorsView job={job} visitor={visitor} profileSetupHref={profileSetupHref} hrefs={hrefs} />
              {favourite}
            </>
          )
        }
      />
      <Stack gap={10}>
        <Stack gap={6}>
          {own}
          {isClosed ? <ClosedView status={job.status} /> : null}
          <Stack gap={2}>
            <BylineView job={job} now={now} />
            {job.application ? <AppliedMarkView application={job.application} now={now} /> : null}
          </Stack>
          {job.application?.postEdit ? <PostEditedView postEdit={job.application.postEdit} /> : null}
          <JobFactsView job={job} />
        </Stack>
        <Columns
          gap={12}
          side={
            <Stack gap={8}>
              <Section id="client" title="About the client">
                <ClientView client={client} profileHref={hrefs.profile({ id: client.userId, name: client.name })} />
              </Section>
              {prompt}
            </Stack>
          }
        >
          <Stack gap={8}>
            <Section id="description" title="Description">
              <Text isPreserved isMeasured>
                {job.description}
              </Text>
            </Section>
            <Section id="skills" title="Required skills">
              <TagList items={job.skillsRequired} hrefFor={hrefs.skill} aria-label="Skills" />
            </Section>
          </Stack>
        </Columns>
        <SimilarJobsView jobs={similar} now={now} hrefs={hrefs} />
      </Stack>
    </Container>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
