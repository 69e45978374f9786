/** The values that the server has not confirmed yet, by key. Screens show them in place of the server's. */
type PendingChanges<T> = ReadonlyMap<string, T>;

/** Stores the answer of a call. It is not called if the queue was reset while the call was running. */
type Commit = () => void;

interface MutationQueueOptions<T> {
  /** Applies a value on the server. Rejects if the server does not take it. */
  send: (value: T, key: string) => Promise<Commit | undefined>;
  /** Called when nothing is pending any more and a call has succeeded since the last time, whichever call ended last. */
  onIdle?: () => void;
  /** Each call waits for this. A rejection is ignored. */
  ready?: () => Promise<unknown>;
}

/**
 * Optimistic changes: a value is pending, and so shown, at once, and then sent to the server. Only one call per key runs
 * at a time, and of several values that wait for their turn only the last one is sent. After a success the answer is
 * stored; after a failure the value is no longer pending, so the server's value shows again.
 */
export function createMutationQueue<T>({ send, onIdle, ready }: MutationQueueOptions<T>) {
  let pending: PendingChanges<T> = new Map();
  const listeners = new Set<() => void>();
  /** The last call of each key, which its next call waits for. */
  const turns = new Map<string, Promise<unknown>>();
  /** A running call for several keys, which all other calls wait for. */
  let commonTurn: Promise<unknown> | null = null;
  /** Incremented by `reset`, so that the answers of older calls are ignored. */
  let generation = 0;
  /** The server has accepted something since `onIdle` ran. */
  let hasNews = false;

  function setPending(next: PendingChanges<T>): void {
    pending = next;
    for (const listener of listeners) listener();
  }

  const isDesired = (key: string, value: T) => pending.has(key) && pending.get(key) === value;

  /** Removes the values from the pending ones, except where a newer value waits. Returns whether any was removed. */
  function dropPending(values: PendingChanges<T>): boolean {
    const left = new Map([...pending].filter(([key, value]) => values.get(key) !== value));
    const isAnyRemoved = left.size < pending.size;
    if (isAnyRemoved) setPending(left);
    return isAnyRemoved;
  }

  function rest(): void {
    if (pending.size > 0 || !hasNews) return;
    hasNews = false;
    onIdle?.();
  }

  async function run(values: PendingChanges<T>, call: () => Promise<Commit | undefined>) {
    const mine = generation;
    try {
      const commit = await call();
      if (mine !== generation) return false;
      hasNews = true;
      commit?.();
    } catch (error) {
      // The error of a value that was replaced says nothing about the newer one, which is sent next.
      if (mine !== generation || !dropPending(values)) return false;
      rest();
      throw error;
    }
    dropPending(values);
    rest();
    return true;
  }

  async function runNext(key: string, value: T): Promise<boolean> {
    if (ready) await ready().catch(() => undefined);
    return isDesired(key, value) && run(new Map([[key, value]]), () => send(value, key));
  }

  return {
    getPending: () => pending,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** True when the server accepted it, false when a newer value replaced it. Rejects, and shows the server's value, when the call fails. */
    enqueue(key: string, value: T): Promise<boolean> {
      setPending(new Map(pending).set(key, value));
      const before = turns.get(key) ?? commonTurn;
      const next = () => runNext(key, value);
      const turn = before ? before.then(next, next) : next();
      turns.set(key, turn);
      const end = () => turns.get(key) === turn && turns.delete(key);
      turn.then(end, end);
      return turn;
    },
    /** Sends several values with one call, after the running calls. Other calls wait for it. Resolves like `enqueue`. */
    enqueueTogether(
      values: PendingChanges<T>,
      call: () => Promise<Commit | undefined>,
    ): Promise<boolean> {
      setPending(new Map([...pending, ...values]));
      const running = Promise.allSettled([commonTurn, ...turns.values()]);
      turns.clear();
      const mine = generation;
      const turn = running.then(() => mine === generation && run(values, call));
      commonTurn = turn;
      const end = () => {
        if (commonTurn === turn) commonTurn = null;
      };
      turn.then(end, end);
      return turn;
    },
    /** Forgets everything that is pending and ignores the answers of the running calls. Call it when the session ends. */
    reset(): void {
      generation += 1;
      hasNews = false;
      turns.clear();
      commonTurn = null;
      setPending(new Map());
    },
  };
}
