import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Link } from '@guildhall/ui/Link';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';

import { BudgetView } from '../jobs/BudgetView.tsx';
import { daysBetween, daysText } from './profileFacts.ts';

type Project = Schema<'CompletedProject'>;

/** What is told of such a project. */
export interface ToldProject extends Omit<Project, 'client' | 'freelancer'> {
  client: Pick<Project['client'], 'userId' | 'name' | 'company'>;
}

interface CompletedProjectViewProps {
  project: ToldProject;
  now: number;
  profileHref: (person: { id: string; name: string }) => string;
  /** Leads to the page of the job. Left out where its title leads nowhere. */
  jobHref?: (job: { id: string; title: string }) => string;
}

/** A project that its client has approved. */
export function CompletedProjectView({ project, now, profileHref, jobHref }: CompletedProjectViewProps) {
  const { id, title, description, assignedAt, completedAt, skillsRequired, budget, duration, client } = project;
  const titleId = `project-${id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={3} size="lg" id={titleId}>
            {jobHref === undefined ? (
              title
            ) : (
              <Link href={jobHref({ id, title })} look="quiet">
                {title}
              </Link>
            )}
          </Heading>
          <Text size="sm" tone="muted">
            For{' '}
            <Link href={profileHref({ id: client.userId, name: client.name })}>{client.company ?? client.name}</Link>,
            completed <RelativeTime date={completedAt} now={new Date(now)} isPast />
          </Text>
        </Stack>
        <Text>{description}</Text>
        <BudgetView
          {...budget}
          duration={`Took ${daysText(daysBetween(assignedAt, completedAt))}, expected ${duration}`}
        />
        <TagList items={skillsRequired} max={6} aria-label="Skills" />
      </Stack>
    </Card>
  );
}
