import type { Schema } from '@guildhall/machines/kit/schema';
import { Heading } from '@guildhall/ui/Heading';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { JobCardView } from '../jobs/JobCardView.tsx';
import * as styles from './jobPage.css.ts';
import type { JobPageHrefs } from './jobPageHrefs.ts';

interface SimilarJobsViewProps {
  jobs: readonly Schema<'Job'>[];
  /** The present, in milliseconds since 1970. */
  now: number;
  hrefs: JobPageHrefs;
}

const id = 'similar';

/** Open jobs that need some of the same skills. */
export function SimilarJobsView({ jobs, now, hrefs }: SimilarJobsViewProps) {
  return (
    <section aria-labelledby={id} className={styles.similar}>
      <Stack gap={4}>
        <div className={styles.similarHead}>
          <Heading level={2} size="xl" id={id}>
            Similar open jobs
          </Heading>
          <Link href={hrefs.jobs} look="standalone">
            Browse all jobs
          </Link>
        </div>
        {jobs.length === 0 ? (
          <Text tone="muted">No other open job needs these skills right now.</Text>
        ) : (
          <Stack as="ul" gap={4} aria-labelledby={id}>
            {jobs.map((job) => (
              <JobCardView
                key={job.id}
                job={job}
                now={now}
                maxSkills={6}
                detailsHref={hrefs.job(job)}
                applyHref={null}
                applicationHref={hrefs.application(job.id)}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </section>
  );
}
