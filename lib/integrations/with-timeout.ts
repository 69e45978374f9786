/**
 * Waits for a promise, but no longer than `patience` milliseconds.
 * @throws `late` when it takes longer
 */
export function withTimeout<T>(promise: Promise<T>, patience: number, late: Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
