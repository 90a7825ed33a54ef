import { ErrorPanel } from '@guildhall/ui/ErrorPanel';

export function JobListProblemView({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel title="Failed to load jobs. Please try again." level={3} onRetry={onRetry}>
      Your search and filters are kept.
    </ErrorPanel>
  );
}
