import { MoneyField } from '@guildhall/ui/MoneyField';

import { bind } from '../../kit/bind.ts';
import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import type { JobChoices } from './jobChoices.tsx';
import type { JobFieldsProps } from './jobFields.ts';
import { pair } from './postJob.css.ts';

export function JobTermsView({ DurationField, ...fields }: JobFieldsProps & Pick<JobChoices, 'DurationField'>) {
  const { values, problems, send, isReadOnly } = fields;
  const { field } = bind({ values, problems }, send, isReadOnly);
  return (
    <FieldGroupView title="The terms">
      <div className={pair}>
        <MoneyField label="Minimum budget" {...field('budgetMin')} isRequired />
        <MoneyField
          label="Maximum budget"
          {...field('budgetMax')}
          description="The same amount as the minimum is a fixed price."
          isRequired
        />
      </div>
      <DurationField {...fields} />
    </FieldGroupView>
  );
}
