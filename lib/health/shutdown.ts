export interface EndingProcess {
  listeners: (signal: 'SIGTERM') => ((signal: 'SIGTERM') => void)[];
  removeAllListeners: (signal: 'SIGTERM') => unknown;
  on: (signal: 'SIGTERM', listener: () => void) => unknown;
  exit: (code: number) => void;
}

/** Share of the time in which the server still takes requests, so that a load balancer sees first that it is not ready. */
const NOTICE_SHARE = 0.5;

/** Most time for that, in milliseconds: load balancers ask every few seconds. */
const MAX_NOTICE_MS = 5000;

/** Most time for sending what is known of the requests so far, in milliseconds. */
const MAX_FLUSH_MS = 2000;

const ENDED = 143;

// Next loads this file once for the start of the server and once for its routes.
const KEY = Symbol.for('shop.shutdown');

function shared() {
  const global = globalThis as { [KEY]?: ReturnType<typeof startState> };
  global[KEY] ??= startState();
  return global[KEY];
}

const startState = () => ({
  isDraining: false,
  isWarming: false,
  /** Whether somebody asks if the server is ready, and so sends no requests when it is not. */
  isWatched: false,
});

export function readReadiness(): boolean {
  const state = shared();
  state.isWatched = true;
  return !state.isDraining && !state.isWarming;
}

/** Keeps requests away from this server until the function that it returns is called. The server answers all the same. */
export function holdReadiness(): () => void {
  const state = shared();
  state.isWarming = true;
  return () => {
    state.isWarming = false;
  };
}

/**
 * SIGTERM ends the server in steps: it is not ready any more but answers, until a load balancer has seen that; then Next lets what runs end.
 * @param seconds time for all of it. @param flush sends what must not be lost
 */
export function drainOnSignal(
  ending: EndingProcess,
  seconds: number,
  flush?: () => Promise<void>,
): void {
  const nextListeners = ending.listeners('SIGTERM');
  ending.removeAllListeners('SIGTERM');
  ending.on('SIGTERM', () => {
    const state = shared();
    if (state.isDraining) return;
    state.isDraining = true;
    const noticeMs = state.isWatched ? Math.min(seconds * 1000 * NOTICE_SHARE, MAX_NOTICE_MS) : 0;
    setTimeout(async () => {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, MAX_FLUSH_MS).unref());
      if (flush) await Promise.race([flush(), late]);
      for (const listener of nextListeners) listener('SIGTERM');
    }, noticeMs);
    setTimeout(() => ending.exit(ENDED), seconds * 1000).unref();
  });
}
