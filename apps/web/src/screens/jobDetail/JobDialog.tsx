import { useVisitor } from '../../session/SessionProvider.tsx';
import { screen as proposal } from '../proposal/screen.tsx';
import type { OpenJob } from './jobInAddress.tsx';
import { screen as detail } from './screen.tsx';

/** A job over the page that it was opened on, with what its reader can do about it. */
export function JobDialog(opened: OpenJob) {
  const visitor = useVisitor();
  // A draft and a session are known in the browser only.
  if (visitor === 'unknown') return null;
  // Another job is another conversation.
  const key = `${opened.jobId} ${visitor}`;
  if (visitor !== 'FREELANCER') return <detail.Route key={key} {...opened} />;
  return (
    <proposal.Around key={key} {...opened}>
      {({ snapshot }, drawAnswer) => (
        <detail.Route
          {...opened}
          answer={drawAnswer()}
          read={snapshot.context.job}
          isDismissable={!snapshot.matches('sending')}
        />
      )}
    </proposal.Around>
  );
}
