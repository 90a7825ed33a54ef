/** What the live regions have said so far, each utterance once. */
export function announced(): string[] {
  return [...document.querySelectorAll('[data-live-announcer] [role=log] > *')].map((line) => line.textContent);
}
