/**
 * Gives a runner that has at most so many running; the rest wait for their turn, in order.
 * @param most at least 1
 */
export function fewAtOnce(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await run();
    } finally {
      // The place goes to whoever waits longest.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
