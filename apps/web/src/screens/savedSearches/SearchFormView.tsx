import type { savedSearchesMachine } from '@guildhall/machines/flows/savedSearches';
import { Form } from '@guildhall/ui/Form';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { TextField } from '@guildhall/ui/TextField';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { digestOptions } from './savedWords.ts';

interface SearchFormViewProps extends Flow<typeof savedSearchesMachine> {
  /** Names the form. */
  label: string;
  onSubmit: () => void;
  /** It is being sent. */
  isBusy: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** What a saved search is called, and how often a message about it comes. */
export function SearchFormView({ snapshot, send, label, onSubmit, isBusy, children }: SearchFormViewProps) {
  const { field, choice } = bind(snapshot.context, send, isBusy);
  return (
    <Form method="post" aria-label={label} onSubmit={onSubmit}>
      <TextField label="Name" {...field('name')} isRequired />
      <NativeSelect label="Email me what is new" options={digestOptions} {...choice('digest')} />
      {children}
    </Form>
  );
}
