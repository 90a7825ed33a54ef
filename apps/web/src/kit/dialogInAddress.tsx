import type { ComponentType } from 'react';
import type { AnyStateMachine, ContextFrom } from 'xstate';

import { closing } from './closing.ts';
import type { Addition, Mounted } from './defineScreen.tsx';
import type { Place } from './reader.ts';

interface DialogOptions<Context, Machine extends AnyStateMachine, Params extends object> {
  /** The parameter of the address that opens it. */
  name: string;
  /** What the dialog is about; null where the address names nothing that can be opened. */
  find: (context: Context, id: string, place: Place) => Params | null;
  /** What begins anew when it changes. */
  keyOf: (params: Params) => string;
  Dialog: ComponentType<Params & { onClose: () => void; mounted: Mounted<Machine, unknown> }>;
}

/** A dialog over a screen that lives in the address: Back closes it, a reload keeps it. */
export function dialogInAddress<Machine extends AnyStateMachine, Params extends object>(
  _machine: Machine,
  { name, find, Dialog, keyOf }: DialogOptions<ContextFrom<Machine>, Machine, Params>,
) {
  type OnPage = Pick<Mounted<AnyStateMachine, unknown>, 'place' | 'snapshot'>;
  const opened = ({ place, snapshot }: OnPage): Params | null => {
    const id = place.query[name];
    // It is the snapshot of this machine.
    return id === undefined ? null : find(snapshot.context as ContextFrom<Machine>, id, place);
  };
  const useClosing = closing(name);
  const DialogInAddress: Addition<Machine, unknown> = (mounted) => {
    const onClose = useClosing(mounted.place);
    const params = opened(mounted);
    return params && <Dialog key={keyOf(params)} {...params} onClose={onClose} mounted={mounted} />;
  };
  const isOpen = (mounted: OnPage) => opened(mounted) !== null;
  return {
    Dialog: DialogInAddress,
    isOpen,
    /** What the address has opened, as it names it; null where nothing is. */
    openId: (mounted: OnPage): string | null => (isOpen(mounted) ? (mounted.place.query[name] ?? null) : null),
  };
}
