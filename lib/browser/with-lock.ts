/** The last task of each lock in this tab, where the browser has no locks of its own. */
const tails = new Map<string, Promise<void>>();

function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(name);
  const run = before ? before.then(work) : work();
  const end = () => {
    if (tails.get(name) === tail) tails.delete(name);
  };
  const tail = run.then(end, end);
  tails.set(name, tail);
  return run;
}

/** Runs one task at a time per lock name, across all tabs; across this tab only where the browser has no Web Locks, or blocks the data of the site. */
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
