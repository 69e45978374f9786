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
 * Runs one task at a time per lock name, across all tabs of this browser; across this tab only in a browser without the Web Locks API, and
 * in one that refuses them, as it does when it blocks the data of the site. Merging the guest's cart is safe then, too.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return inTurn(name, work);
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, begin);
  } catch (error) {
    if (isBegun) throw error;
    return inTurn(name, work);
  }
}
