import type { Schema } from '@guildhall/machines/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Divider } from '@guildhall/ui/Divider';
import { Heading } from '@guildhall/ui/Heading';
import { Stack } from '@guildhall/ui/Stack';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { BylineView } from '../jobs/BylineView.tsx';
import { ClientView } from './ClientView.tsx';
import { JobFactsView } from './JobFactsView.tsx';

interface JobViewProps {
  job: Schema<'Job'>;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** The form that answers the job. */
  children?: ReactNode;
}

/** Everything there is to know before applying. */
export function JobView({ job, now, children }: JobViewProps) {
  return (
    <Stack gap={6}>
      <BylineView job={job} now={now} />
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
      {job.status === 'OPEN' ? <Answer>{children}</Answer> : <Taken />}
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

function Answer({ children }: { children: ReactNode }) {
  if (children === null || children === undefined) return null;
  return (
    <>
      <Divider isDecorative />
      <Stack gap={4} as="section">
        <Heading level={3} size="lg">
          Send a Proposal
        </Heading>
        {children}
      </Stack>
    </>
  );
}

function Taken() {
  return (
    <Banner tone="info" title="This project is closed to new proposals">
      The client has chosen a freelancer or withdrawn the post.
    </Banner>
  );
}
