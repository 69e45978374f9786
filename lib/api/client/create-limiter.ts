/** Runs at most `most` tasks at the same time; further ones wait in order. */
export function createLimiter(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await run();
    } finally {
      // The free slot goes to the task that has waited longest.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
