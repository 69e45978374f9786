/** Maximum number of keys that are remembered. The oldest ones are forgotten. */
const MAX_KEYS = 1000;

/**
 * Lets one line of a key pass in each time window (milliseconds).
 * @returns for each line the number of lines of its key that were held back before it; null when it is held back itself
 */
export function createLogLimiter(windowMs: number, now: () => number) {
  const windows = new Map<string, { end: number; heldBack: number }>();
  return (key: string): number | null => {
    const time = now();
    const known = windows.get(key);
    if (known && time < known.end) {
      known.heldBack += 1;
      return null;
    }
    // Deleting first keeps the map in the order in which the windows began.
    windows.delete(key);
    windows.set(key, { end: time + windowMs, heldBack: 0 });
    const [oldest] = windows.keys();
    if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest);
    return known?.heldBack ?? 0;
  };
}
