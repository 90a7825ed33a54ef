import type { Page } from '@playwright/test';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';

import { rejected, settled } from '../../../packages/machines/src/testing/replay.ts';
import type { LivedMove } from './drive.ts';
import type { World } from './moves.ts';
import { isAsking } from './moves.ts';
import { expect } from './test.ts';

interface Copying {
  text: string;
  end: (isCopied: boolean) => void;
}

/**
 * Texts that the page copies stand still, so that a test says how each ends. That they arrive in the clipboard is
 * proved where it is the browser's own, by `calendarFeed.spec.ts` and `editingApplications.spec.ts`.
 */
export async function holdClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) =>
      new Promise((resolve, reject) => {
        const end = (isCopied: boolean) =>
          isCopied ? resolve() : reject(new DOMException('Write permission denied.', 'NotAllowedError'));
        Object.assign(window, { copying: { text, end } });
      });
  });
}

/** Both ends of a copy that is under way. */
export function copies<Machine extends AnyStateMachine>(
  text: (snapshot: SnapshotFrom<Machine>) => string,
): LivedMove<Machine, World>[] {
  const ends = [
    { name: 'it is copied', isCopied: true, event: settled('copyText') },
    { name: 'the browser does not let it be copied', isCopied: false, event: rejected('copyText', {}) },
  ];
  return ends.map(({ name, isCopied, event }) => ({
    name,
    by: 'answer',
    events: (snapshot) => (isAsking(snapshot, 'copyText') ? [event] : null),
    async happen({ page }, snapshot) {
      const copied = await page.evaluate((isGood) => {
        // Put there by the script above.
        const { copying } = window as unknown as { copying: Copying };
        copying.end(isGood);
        return copying.text;
      }, isCopied);
      expect(copied).toBe(text(snapshot));
      return [event];
    },
  }));
}
