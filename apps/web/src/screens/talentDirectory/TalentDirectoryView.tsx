import type { talentDirectoryMachine } from '@guildhall/machines/flows/talentDirectory';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';

import type { Flow } from '../../flow/useFlow.ts';
import { TalentResultsView } from '../talent/TalentResultsView.tsx';
import type { TalentDirectoryLinks } from './talentDirectoryLinks.ts';
import { TalentFormView } from './TalentFormView.tsx';

interface TalentDirectoryViewProps extends Flow<typeof talentDirectoryMachine>, TalentDirectoryLinks {}

/** The public directory of freelancers. */
export function TalentDirectoryView(props: TalentDirectoryViewProps) {
  return (
    <Container>
      <PageHeader title="Browse freelancers" description="People you can hire, with their rates, ratings and skills." />
      <Stack gap={8}>
        <TalentFormView {...props} />
        <TalentResultsView {...props} contactHref={null} />
      </Stack>
    </Container>
  );
}
