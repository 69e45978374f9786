/** The browser has to find a quiet moment within this time, in milliseconds. */
const IDLE_TIMEOUT = 3000;

/** Runs a task when the browser has nothing better to do. Gives what calls it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}

/** Runs a task when the page has loaded and the browser is idle. Gives what calls it off. */
export function whenLoaded(task: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(task);
  let stop = () => removeEventListener('load', wait);
  const wait = () => {
    stop = whenIdle(task);
  };
  addEventListener('load', wait, { once: true });
  return () => stop();
}

/**
 * Loads a module when the page has loaded and the browser is idle, and uses it. Only for what the page can do
 * without: a module that does not arrive is not missed.
 * @param use gives what ends its use, if that has an end
 * @returns what calls it off, or ends the use
 */
export function loadLater<Module>(
  load: () => Promise<Module>,
  use: (module: Module) => (() => void) | undefined,
): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  const cancel = whenLoaded(() => {
    load().then(
      (module) => {
        if (!isOver) end = use(module);
      },
      () => {},
    );
  });
  return () => {
    isOver = true;
    cancel();
    end?.();
  };
}
