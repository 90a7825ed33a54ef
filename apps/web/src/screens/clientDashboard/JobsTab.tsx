import { useNow } from '../../flow/useNow.ts';
import { paths } from '../../paths.ts';
import { PostedJobsScreen } from './PostedJobsScreen.tsx';
import type { TabProps } from './tabs.ts';
import { applicantsHref } from './tabs.ts';

export function JobsTab({ jobs }: TabProps) {
  const now = useNow();
  return <PostedJobsScreen {...jobs} now={now} postJobHref={paths.postJob} applicantsHref={applicantsHref} />;
}
