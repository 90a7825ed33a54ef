/**
 * What `read` gave, read again at most once in `life` milliseconds. Callers wait for the first only: later ones get what is
 * known while newer figures are read, and go on with it where that fails.
 */
export function kept<T>(read: () => Promise<T>, life: number): (now: number) => Promise<T> {
  let known: { value: T; at: number } | null = null;
  let reading: Promise<T> | null = null;
  async function readAt(now: number): Promise<T> {
    try {
      const value = await read();
      known = { value, at: now };
      return value;
    } finally {
      reading = null;
    }
  }
  return async (now) => {
    if (known !== null && now - known.at <= life) return known.value;
    reading ??= readAt(now);
    if (known === null) return reading;
    // The next caller tries again.
    reading.catch(() => {});
    return known.value;
  };
}
