/** @jsxRuntime classic */
// Storybook's own frame is built for its React, which has no JSX runtime to import.
import React, { useEffect, useState } from 'react';
import { useStorybookState } from 'storybook/manager-api';

import type { Judged } from '../../tests/audit/verdicts/verdict.ts';
import { Panel } from '../panels/Panel.ts';
import { SignForm } from './SignForm.tsx';
import { VerdictList } from './VerdictList.tsx';

/** What lies beside the Storybook: see `tests/audit/report/write.ts`. */
interface Known {
  /** What identifies each story as it is, by its id. */
  seen: Record<string, string>;
  verdicts: readonly Judged[];
}

const file = './accessibility/verdicts.json';

/** What people signed of the story, and a form to sign. */
export function VerdictsPanel({ isActive }: { isActive: boolean }) {
  const { storyId, viewMode } = useStorybookState();
  const [known, setKnown] = useState<Known | 'failed' | null>(null);
  const [reads, setReads] = useState(0);
  useEffect(() => {
    if (!isActive) return;
    fetch(file, { cache: 'no-store' })
      .then((response) => response.json())
      .then(setKnown, () => setKnown('failed'));
  }, [isActive, reads]);

  if (!isActive) return null;
  if (known === null)
    return (
      <Panel>
        <output>Reading…</output>
      </Panel>
    );
  if (known === 'failed')
    return <Panel role="alert">The verdicts could not be read: {file} is missing beside this Storybook.</Panel>;
  const seen = known.seen[storyId];
  if (viewMode !== 'story' || seen === undefined)
    return <Panel>A verdict is bound to a story whose picture was accepted. Choose one.</Panel>;
  return (
    <Panel>
      <VerdictList verdicts={known.verdicts.filter(({ story }) => story === storyId)} />
      {/* Another story is another form: a note does not travel. */}
      <SignForm key={storyId} story={storyId} seen={seen} onSigned={() => setReads((count) => count + 1)} />
    </Panel>
  );
}
