import type { Schema } from '@guildhall/machines/kit/schema';
import { Heading } from '@guildhall/ui/Heading';
import { Stack } from '@guildhall/ui/Stack';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { AppliedMarkView } from '../jobs/AppliedMarkView.tsx';
import { BylineView } from '../jobs/BylineView.tsx';
import { head } from '../jobs/jobs.css.ts';
import { PostEditedView } from '../jobs/PostEditedView.tsx';
import { ClientView } from './ClientView.tsx';
import { ClosedView } from './ClosedView.tsx';
import { JobFactsView } from './JobFactsView.tsx';

interface JobViewProps {
  job: Schema<'Job'>;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** It takes no more proposals. */
  isClosed: boolean;
  /** Whether it is a favourite, where its reader can have some. */
  favourite?: ReactNode;
  /** What the reader can do about it. */
  children?: ReactNode;
}

/** Everything there is to know before applying. */
export function JobView({ job, now, isClosed, favourite, children }: JobViewProps) {
  return (
    <Stack gap={6}>
      {isClosed ? <ClosedView status={job.status} /> : null}
      <div className={head}>
        <Stack gap={2}>
          <BylineView job={job} now={now} />
          {job.application ? <AppliedMarkView application={job.application} now={now} /> : null}
        </Stack>
        {favourite}
      </div>
      {job.application?.postEdit ? <PostEditedView postEdit={job.application.postEdit} /> : null}
      <JobFactsView job={job} />
      <Section title="Description">
        <Text isPreserved isMeasured>
          {job.description}
        </Text>
      </Section>
      <Section title="Required skills">
        <TagList items={job.skillsRequired} />
      </Section>
      <Section title="About the Client">
        <ClientView client={job.client} />
      </Section>
      {children}
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2} as="section">
      <Heading level={3} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
