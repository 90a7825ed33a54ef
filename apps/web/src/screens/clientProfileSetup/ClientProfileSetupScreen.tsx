import type { clientProfileSetupMachine } from '@guildhall/machines/flows/clientProfileSetup';
import { Container } from '@guildhall/ui/Container';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { PageHeader } from '@guildhall/ui/PageHeader';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { CompanyFormView } from './CompanyFormView.tsx';
import { CompanyPendingView } from './CompanyPendingView.tsx';

export interface ClientProfileSetupScreenProps {
  snapshot: SnapshotFrom<typeof clientProfileSetupMachine>;
  send: (event: EventFrom<typeof clientProfileSetupMachine>) => void;
}

export function ClientProfileSetupScreen(props: ClientProfileSetupScreenProps) {
  return (
    <Container width="reading">
      <PageHeader
        title="Set up your company"
        description="Freelancers read this before they answer a post. Three facts are enough to begin."
      />
      <Content {...props} />
    </Container>
  );
}

function Content(props: ClientProfileSetupScreenProps) {
  const { snapshot, send } = props;
  if (snapshot.matches('loading')) return <CompanyPendingView />;
  if (snapshot.matches('loadFailed')) {
    return (
      <ErrorPanel title="Your profile could not be loaded" onRetry={() => send({ type: 'profile.retry' })}>
        What you typed on this page before is kept.
      </ErrorPanel>
    );
  }
  return <CompanyFormView {...props} />;
}
