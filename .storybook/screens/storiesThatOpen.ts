/** Scenarios in which a page shows what is on it. Those named otherwise show that it is not there yet, or failed. */
const isShown = (id: string) => !/--(.*-)?(loading|failed|empty|missing|absent|restoring|play|docs|nothing)$/.test(id);

/** The stories of those screens, by their folders, that show the page as it usually is: what opens something is on it. */
export function storiesThatOpen(screens: readonly string[], ids: readonly string[]): string[] {
  const starts = screens.map((screen) => `screens-${screen.toLowerCase()}--`);
  return starts.flatMap((start) => ids.filter((id) => id.startsWith(start) && isShown(id)));
}
