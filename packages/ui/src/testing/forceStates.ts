/**
 * For a story's `play`: shows interaction states side by side, which a pointer can only reach one at a time. What
 * stands in `<span data-story-state="hovered">` gets react-aria's attribute for it, here `data-hovered`.
 */
export function forceStates({ canvasElement }: { canvasElement: HTMLElement }): void {
  for (const frame of canvasElement.querySelectorAll('[data-story-state]')) {
    const state = frame.getAttribute('data-story-state');
    if (state) frame.firstElementChild?.setAttribute(`data-${state}`, 'true');
  }
}

/** The states that a control can be in without a prop. */
export const forcedStates = ['hovered', 'pressed', 'focus-visible'] as const;
