import type { Activity } from '@guildhall/machines/domain/recentActivity';
import { Heading } from '@guildhall/ui/Heading';
import { BriefcaseBusiness, FileText } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { Timeline } from '@guildhall/ui/Timeline';

interface ActivityViewProps {
  activity: readonly Activity[];
  /** The present, in milliseconds since 1970. */
  now: number;
  isLinked: boolean;
  applicationHref: (projectId: string, applicationId: string) => string;
  /** Leads to the page of a job. */
  jobHref: (project: Activity['project']) => string;
}

/** The latest applications and jobs, newest first. */
export function ActivityView({ activity, now, isLinked, applicationHref, jobHref }: ActivityViewProps) {
  return (
    <Stack as="section" gap={3} aria-labelledby="recent-activity">
      <Heading level={2} size="md" id="recent-activity">
        Recent Activity
      </Heading>
      {activity.length === 0 ? (
        <Text tone="muted">No recent activity to show</Text>
      ) : (
        <Timeline
          aria-labelledby="recent-activity"
          events={activity.map(({ id, applicant, project, at }) => {
            const text = applicant === null ? 'You posted' : `${applicant} applied`;
            return {
              id,
              icon: applicant === null ? BriefcaseBusiness : FileText,
              title:
                isLinked && applicant !== null ? (
                  <Link href={applicationHref(project.id, id)} look="quiet" aria-label={`${text}: ${project.title}`}>
                    {text}
                  </Link>
                ) : (
                  text
                ),
              time: <RelativeTime date={at} now={new Date(now)} isPast />,
              description: isLinked ? (
                <Link href={jobHref(project)} look="quiet">
                  {project.title}
                </Link>
              ) : (
                project.title
              ),
            };
          })}
        />
      )}
    </Stack>
  );
}
