import type { postJobMachine } from '@guildhall/machines/flows/postJob';
import { TextArea } from '@guildhall/ui/TextArea';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import type { JobChoices } from './jobChoices.tsx';
import { jobLimits } from './jobFormOptions.ts';

export function JobWorkView({
  snapshot,
  send,
  SkillsField,
}: Flow<typeof postJobMachine> & Pick<JobChoices, 'SkillsField'>) {
  const { values, problems } = snapshot.context;
  const isReadOnly = !snapshot.matches('editing');
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
      <SkillsField snapshot={snapshot} send={send} />
    </FieldGroupView>
  );
}
