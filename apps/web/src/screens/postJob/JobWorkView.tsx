import { TextArea } from '@guildhall/ui/TextArea';
import { TextField } from '@guildhall/ui/TextField';

import { bind } from '../../kit/bind.ts';
import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import type { JobChoices } from './jobChoices.tsx';
import type { JobFieldsProps } from './jobFields.ts';
import { jobLimits } from './jobFormOptions.ts';

export function JobWorkView({ SkillsField, ...fields }: JobFieldsProps & Pick<JobChoices, 'SkillsField'>) {
  const { values, problems, send, isReadOnly } = fields;
  const { field } = bind({ values, problems }, send, isReadOnly);
  return (
    <FieldGroupView title="The work">
      <TextField
        label="Title"
        description="What you need, in a few words: “Redesign of our online shop”."
        maxLength={jobLimits.title}
        {...field('title')}
        isRequired
      />
      <TextArea
        label="Description"
        description="Where things stand, what you want in the end, and how you will know it is done."
        rows={8}
        maxLength={jobLimits.description}
        {...field('description')}
        isRequired
      />
      <SkillsField {...fields} />
    </FieldGroupView>
  );
}
