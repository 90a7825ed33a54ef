/**
 * Gives a creating call its idempotency key: the same content keeps its key, so that sending it again after a lost
 * answer creates nothing twice; other content gets a new one.
 */
export function keyed(newKey: () => string = () => crypto.randomUUID()): (content: unknown) => string {
  let last: { text: string; key: string } | null = null;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.text !== text) last = { text, key: newKey() };
    return last.key;
  };
}
