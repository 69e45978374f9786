/**
 * Waits no longer than so many milliseconds.
 * @throws Error `late` when it takes longer
 */
export function within<T>(promise: Promise<T>, patience: number, late: Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
