/**
 * Calls back where nothing has the focus when the page is drawn next. A dialog that was just closed gives the focus back
 * only then, and what happens to change in between does not take it.
 */
export function ifFocusIsLost(then: () => void): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) then();
  });
}
