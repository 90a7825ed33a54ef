import type { resumeDownloadMachine } from '@guildhall/machines/flows/resumeDownload';
import { Button } from '@guildhall/ui/Button';
import { Inline } from '@guildhall/ui/Inline';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

interface ResumeDownloadViewProps {
  snapshot: SnapshotFrom<typeof resumeDownloadMachine>;
  send: (event: EventFrom<typeof resumeDownloadMachine>) => void;
}

/** The resume of someone who has applied. */
export function ResumeDownloadView({ snapshot, send }: ResumeDownloadViewProps) {
  return (
    <Inline gap={3}>
      <Text>{snapshot.context.resume.fileName}</Text>
      <Button
        size="small"
        isPending={snapshot.matches('downloading')}
        onPress={() => send({ type: 'resume.download' })}
      >
        Download Resume
      </Button>
    </Inline>
  );
}
