import { ScriptLoadError } from '../api/client/errors';

/** @throws `late` when the promise takes longer */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number, late: Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const pendingLoads = new Map<string, Promise<void>>();

interface LoadOptions {
  /** Milliseconds after which a script that neither loads nor fails counts as blocked. */
  timeoutMs?: number;
  /** Checks that the expected script has run. A proxy may have answered with something else. */
  isLoaded?: () => boolean;
}

/** Loads a script once. After a failure a new call tries again. @throws ScriptLoadError (rejects) when it is blocked or cannot be loaded */
export function loadScript(url: string, { timeoutMs, isLoaded }: LoadOptions = {}): Promise<void> {
  const known = pendingLoads.get(url);
  if (known) return known;
  const failure = new ScriptLoadError(url);
  const script = Object.assign(document.createElement('script'), { src: url, async: true });
  const arrival = new Promise<void>((resolve, reject) => {
    script.onload = () => (isLoaded?.() === false ? reject(failure) : resolve());
    script.onerror = () => reject(failure);
  });
  document.head.append(script);
  const limited = timeoutMs === undefined ? arrival : withTimeout(arrival, timeoutMs, failure);
  const load = limited.catch(() => {
    script.remove();
    pendingLoads.delete(url);
    throw failure;
  });
  pendingLoads.set(url, load);
  return load;
}
