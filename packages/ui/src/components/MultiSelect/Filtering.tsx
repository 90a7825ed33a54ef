import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components/Autocomplete';
import { useAutocomplete } from 'react-aria/useAutocomplete';

interface FilteringProps {
  /** A search field and the list that it filters. */
  children: ReactNode;
  /** Whether an option's text matches what was typed. */
  filter: (text: string, typed: string) => boolean;
}

/**
 * Lets a search field filter a list while the focus stays in the field. It is react-aria's own `Autocomplete`, written
 * out: that one lies in one module with what every text field reads, so its weight would come with each of them.
 */
export function Filtering({ children, filter }: FilteringProps) {
  const [inputValue, setInputValue] = useState('');
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const state = { inputValue, setInputValue, focusedNodeId, setFocusedNodeId };
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const { inputProps, collectionProps, collectionRef, ...found } = useAutocomplete(
    { filter, inputRef, collectionRef: listRef },
    state,
  );
  return (
    <AutocompleteStateContext value={state}>
      <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
        <SelectableCollectionContext
          value={{ ...collectionProps, ...(found.filter && { filter: found.filter }), ref: collectionRef }}
        >
          {children}
        </SelectableCollectionContext>
      </FieldInputContext>
    </AutocompleteStateContext>
  );
}
