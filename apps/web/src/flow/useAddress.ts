import type { Search } from '@guildhall/machines/kit/lists';
import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';

/** What the query of this page's address says; the same object for as long as it says the same. `read` is a constant. */
export function useAddress<Address>(read: (search: Search) => Address): Address {
  const query = useSearch();
  return useMemo(() => read(Object.fromEntries(new URLSearchParams(query))), [read, query]);
}

/** Tells a flow what the address says, however it came to say so: by a link, by Back, or because the flow asked for it. */
export function useAddressEvents<Address>(
  send: (event: { type: 'address.set'; address: Address }) => void,
  address: Address,
): void {
  useEffect(() => send({ type: 'address.set', address }), [send, address]);
}
