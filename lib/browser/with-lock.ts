/** The last task of each lock in this tab, where the browser has no locks of its own. */
const tails = new Map<string, Promise<void>>();

function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(name);
  const run = before ? before.then(work) : work();
  const tail = run.then(
    () => {},
    () => {},
  );
  tails.set(name, tail);
  void tail.then(() => {
    if (tails.get(name) === tail) tails.delete(name);
  });
  return run;
}

/**
 * Runs one task at a time per lock name, across all tabs of this browser; in a browser without the Web Locks API across
 * this tab only. Merging the guest's cart is safe then, too.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : inTurn(name, work);
}
