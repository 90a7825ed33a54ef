import type { rejectionUndoMachine } from '@guildhall/machines/flows/rejectionUndo';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Stack } from '@guildhall/ui/Stack';

import type { Flow } from '../../flow/useFlow.ts';
import * as styles from '../clientDashboard/clientDashboard.css.ts';
import { dueText, tooLateText, undoneText } from './undoWords.ts';
import { useNoticeFocus } from './useNoticeFocus.ts';

/** Rejections of several applications that can be undone for a moment, above every tab, and then what came of them. */
export function RejectionUndoView({ snapshot, send }: Flow<typeof rejectionUndoMachine>) {
  const { rejections, about } = snapshot.context;
  const isShown = !snapshot.matches('none');
  const place = useNoticeFocus(isShown);
  // The question that was answered is gone, and what follows from it can be undone from here at once.
  const dismiss = () => {
    send({ type: 'notice.dismiss' });
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      aria-live="polite"
      className={isShown ? styles.undo : undefined}
      {...(isShown && { role: 'region', 'aria-label': 'Rejections' })}
    >
      <Stack gap={3}>
        {snapshot.matches('due') || snapshot.matches('undoing')
          ? rejections.map((rejection) => (
              <DueView key={rejection.id} snapshot={snapshot} send={send} rejection={rejection} />
            ))
          : null}
        {snapshot.matches('undone') ? (
          <Banner tone="positive" onDismiss={dismiss}>
            {undoneText(about)}
          </Banner>
        ) : null}
        {snapshot.matches('told') ? <Banner onDismiss={dismiss}>{tooLateText(about)}</Banner> : null}
      </Stack>
    </div>
  );
}

function DueView({
  snapshot,
  send,
  rejection,
}: Flow<typeof rejectionUndoMachine> & { rejection: Schema<'Rejection'> }) {
  const undo = { type: 'rejection.undo', rejectionId: rejection.id } as const;
  const isUndoing = snapshot.matches('undoing') && snapshot.context.about?.id === rejection.id;
  return (
    <Banner
      tone="caution"
      action={
        <Button
          size="small"
          onPress={() => send(undo)}
          isPending={isUndoing}
          // Pending, it keeps the focus; disabled, it would lose it.
          isDisabled={!isUndoing && !snapshot.can(undo)}
          aria-label={`Undo: ${rejection.projectTitle}`}
        >
          Undo
        </Button>
      }
    >
      {dueText(rejection)}
    </Banner>
  );
}
