import type { BrowserContext, Page } from '@playwright/test';

/** What moved by itself since the page was opened: https://web.dev/articles/cls */
export interface Shift {
  value: number;
  moved: string[];
}

/**
 * Below this nothing is seen to move; the sum counts, since each little step is one too many. Who is signed in is known
 * once scripts have come, and what they can do takes the place of what a visitor can.
 */
const still = { visitor: 0.001, client: 0.01, freelancer: 0.01 };

export const isMoving = (shifts: readonly Shift[], reader: keyof typeof still = 'visitor') =>
  shifts.reduce((sum, { value }) => sum + value, 0) >= still[reader];

/** Remembers from the first moment what moves. */
export async function watchShifts(context: BrowserContext) {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    // Not in TypeScript's list of entries.
    type LayoutShift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      // It observes nothing else.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        shifts.push({
          value,
          moved: sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved by now, with what the last frames changed. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What the fonts' coming changed is reported with the frame after the next.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    // Put there by `watchShifts`.
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
}
