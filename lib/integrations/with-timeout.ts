/**
 * Waits for a promise, but no longer than `timeoutMs` milliseconds.
 * @throws `late` when it takes longer
 */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number, late: Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
