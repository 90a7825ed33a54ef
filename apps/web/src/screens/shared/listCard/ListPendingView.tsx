import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

import { ListActionView, ListCardView } from './ListCardView.tsx';

interface ListPendingViewProps {
  /** The parts of a card, as high as they will be. */
  head: ReactNode;
  terms: ReactNode;
  children: ReactNode;
}

const places = ['first', 'second', 'third', 'fourth'];

/** Holds the places of a list's cards. */
export function ListPendingView({ head, terms, children }: ListPendingViewProps) {
  const action = (
    <ListActionView>
      <Skeleton shape="block" />
    </ListActionView>
  );
  const actions = (
    <>
      {action}
      {action}
    </>
  );
  return (
    <div aria-busy="true">
      <Stack gap={4}>
        {places.map((place) => (
          <ListCardView key={place} head={head} terms={terms} actions={actions}>
            {children}
          </ListCardView>
        ))}
      </Stack>
    </div>
  );
}
