import { TextArea } from '@guildhall/ui/TextArea';
import { TextField } from '@guildhall/ui/TextField';

import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import type { JobChoices } from './jobChoices.tsx';
import type { JobFieldsProps } from './jobFields.ts';
import { jobLimits } from './jobFormOptions.ts';

export function JobWorkView({ SkillsField, ...fields }: JobFieldsProps & Pick<JobChoices, 'SkillsField'>) {
  const { values, problems, send, isReadOnly } = fields;
  return (
    <FieldGroupView title="The work">
      <TextField
        label="Title"
        name="title"
        description="What you need, in a few words: “Redesign of our online shop”."
        maxLength={jobLimits.title}
        value={values.title}
        onChange={(value) => send({ type: 'field.change', name: 'title', value })}
        errorMessage={problems.title}
        isReadOnly={isReadOnly}
        isRequired
      />
      <TextArea
        label="Description"
        name="description"
        description="Where things stand, what you want in the end, and how you will know it is done."
        rows={8}
        maxLength={jobLimits.description}
        value={values.description}
        onChange={(value) => send({ type: 'field.change', name: 'description', value })}
        errorMessage={problems.description}
        isReadOnly={isReadOnly}
        isRequired
      />
      <SkillsField {...fields} />
    </FieldGroupView>
  );
}
