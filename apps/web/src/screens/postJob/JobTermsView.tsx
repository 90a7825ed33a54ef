import { MoneyField } from '@guildhall/ui/MoneyField';

import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import type { JobChoices } from './jobChoices.tsx';
import type { JobFieldsProps } from './jobFields.ts';
import { pair } from './postJob.css.ts';

export function JobTermsView({ DurationField, ...fields }: JobFieldsProps & Pick<JobChoices, 'DurationField'>) {
  const { values, problems, send, isReadOnly } = fields;
  return (
    <FieldGroupView title="The terms">
      <div className={pair}>
        <MoneyField
          label="Minimum budget"
          name="budgetMin"
          value={values.budgetMin}
          onChange={(value) => send({ type: 'field.change', name: 'budgetMin', value })}
          errorMessage={problems.budgetMin}
          isReadOnly={isReadOnly}
          isRequired
        />
        <MoneyField
          label="Maximum budget"
          name="budgetMax"
          value={values.budgetMax}
          onChange={(value) => send({ type: 'field.change', name: 'budgetMax', value })}
          errorMessage={problems.budgetMax}
          description="The same amount as the minimum is a fixed price."
          isReadOnly={isReadOnly}
          isRequired
        />
      </div>
      <DurationField {...fields} />
    </FieldGroupView>
  );
}
