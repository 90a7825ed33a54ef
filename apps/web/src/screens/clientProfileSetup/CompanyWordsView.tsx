import type { clientProfileSetupMachine } from '@guildhall/machines/flows/clientProfileSetup';
import { TextArea } from '@guildhall/ui/TextArea';

import type { Flow } from '../../flow/useFlow.ts';
import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import { textLimits } from './companyOptions.ts';

export function CompanyWordsView({ snapshot, send }: Flow<typeof clientProfileSetupMachine>) {
  const { values, problems } = snapshot.context;
  const isReadOnly = !snapshot.matches('editing');
  return (
    <FieldGroupView title="In your own words">
      <TextArea
        label="Company bio"
        name="bio"
        description="What you do and for whom, in a few sentences."
        maxLength={textLimits.bio}
        value={values.bio}
        onChange={(value) => send({ type: 'field.change', name: 'bio', value })}
        errorMessage={problems.bio}
        isReadOnly={isReadOnly}
      />
      <TextArea
        label="Profile summary"
        name="profileSummary"
        description="Who you are looking for, and how you like to work."
        maxLength={textLimits.profileSummary}
        value={values.profileSummary}
        onChange={(value) => send({ type: 'field.change', name: 'profileSummary', value })}
        errorMessage={problems.profileSummary}
        isReadOnly={isReadOnly}
      />
    </FieldGroupView>
  );
}
