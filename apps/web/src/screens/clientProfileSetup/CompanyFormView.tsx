import type { clientProfileSetupMachine } from '@guildhall/machines/flows/clientProfileSetup';
import { Button } from '@guildhall/ui/Button';
import { Card } from '@guildhall/ui/Card';
import { Form } from '@guildhall/ui/Form';

import type { Flow } from '../../flow/useFlow.ts';
import { saveId } from '../profileSetup/actionIds.ts';
import { OutdatedView } from '../profileSetup/OutdatedView.tsx';
import { CompanyFactsView } from './CompanyFactsView.tsx';
import { companyNames } from './companyOptions.ts';
import { CompanyWordsView } from './CompanyWordsView.tsx';

export function CompanyFormView(props: Flow<typeof clientProfileSetupMachine>) {
  const { snapshot, send } = props;
  const isSaving = snapshot.matches('saving') || snapshot.matches('comparing');
  const isBusy = !snapshot.matches('editing');
  return (
    <Card padding="large">
      <Form method="post" aria-label="Your company" onSubmit={() => send({ type: 'profile.save' })}>
        <CompanyFactsView {...props} />
        <CompanyWordsView {...props} />
        {snapshot.matches({ editing: 'outdated' }) ? (
          // Where the eye is after the press that was refused.
          <OutdatedView send={send} versions={snapshot.context} names={companyNames} />
        ) : (
          <Button type="submit" id={saveId} variant="primary" size="large" isFullWidth isPending={isBusy}>
            {isSaving ? 'Saving…' : 'Save Profile'}
          </Button>
        )}
      </Form>
    </Card>
  );
}
