import type { clientProfileSetupMachine } from '@guildhall/machines/flows/clientProfileSetup';
import { Button } from '@guildhall/ui/Button';
import { Card } from '@guildhall/ui/Card';
import { Form } from '@guildhall/ui/Form';
import { TextArea } from '@guildhall/ui/TextArea';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { saveId } from '../profileSetup/actionIds.ts';
import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import { OutdatedView } from '../profileSetup/OutdatedView.tsx';
import { CompanyFactsView } from './CompanyFactsView.tsx';
import { companyNames, textLimits } from './companyOptions.ts';

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

function CompanyWordsView({ snapshot, send }: Flow<typeof clientProfileSetupMachine>) {
  const isReadOnly = !snapshot.matches('editing');
  const { field } = bind(snapshot.context, send, isReadOnly);
  return (
    <FieldGroupView title="In your own words">
      <TextArea
        label="Company bio"
        description="What you do and for whom, in a few sentences."
        maxLength={textLimits.bio}
        {...field('bio')}
      />
      <TextArea
        label="Profile summary"
        description="Who you are looking for, and how you like to work."
        maxLength={textLimits.profileSummary}
        {...field('profileSummary')}
      />
    </FieldGroupView>
  );
}
