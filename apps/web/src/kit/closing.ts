import { useClose } from '../screens/shared/useClose.ts';
import { useReturnedFocus } from '../screens/shared/useReturnedFocus.ts';
import type { Place } from './reader.ts';

/** Closes what a parameter of the address has opened, and gives the focus back to the link that leads there. */
export const closing = (name: string) =>
  function useClosing({ here, query }: Place): () => void {
    useReturnedFocus(query[name] === undefined ? null : here({}));
    return useClose(here({}), here({ [name]: null }));
  };
