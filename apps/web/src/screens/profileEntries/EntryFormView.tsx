import type { profileEntriesMachine } from '@guildhall/machines/flows/profileEntries';
import { Button } from '@guildhall/ui/Button';
import { Card } from '@guildhall/ui/Card';
import { FileField } from '@guildhall/ui/FileField';
import { Form } from '@guildhall/ui/Form';
import { Inline } from '@guildhall/ui/Inline';
import { TextArea } from '@guildhall/ui/TextArea';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { entryFields, listWords } from './entryWords.ts';
import { entryFormId } from './useEntryFocus.ts';

interface EntryFormViewProps extends Flow<typeof profileEntriesMachine> {
  /** The address of the picture that the entry has. */
  image: string | null;
}

/** The form of one entry, in the place of the entry. */
export function EntryFormView({ snapshot, send, image }: EntryFormViewProps) {
  const { kind, image: chosen } = snapshot.context;
  const isReadOnly = !snapshot.matches('editing');
  const { field } = bind(snapshot.context, send, isReadOnly);
  return (
    <Card padding="large">
      <div id={entryFormId}>
        <Form method="post" aria-label={listWords[kind].one} onSubmit={() => send({ type: 'entry.save' })}>
          {entryFields[kind].map(({ isLong = false, ...line }) => {
            const Field = isLong ? TextArea : TextField;
            return <Field key={line.name} {...line} {...field(line.name)} />;
          })}
          {kind === 'portfolio' ? (
            <FileField
              label="Picture"
              description="JPEG, PNG or WebP, at most 5 MB."
              name="image"
              shape="square"
              accept="image/jpeg,image/png,image/webp"
              file={chosen instanceof File ? chosen : null}
              currentUrl={image}
              onChange={(file) => send({ type: 'image.choose', image: file })}
              isDisabled={isReadOnly}
            />
          ) : null}
          <Inline gap={3}>
            <Button type="submit" variant="primary" isPending={isReadOnly}>
              {isReadOnly ? 'Saving…' : 'Save'}
            </Button>
            <Button isDisabled={isReadOnly} onPress={() => send({ type: 'entry.cancel' })}>
              Cancel
            </Button>
          </Inline>
        </Form>
      </div>
    </Card>
  );
}
