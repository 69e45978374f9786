/** The task runs after this time even if the browser is never idle, in milliseconds. */
const IDLE_TIMEOUT = 3000;

/** Runs a task when the browser is idle. @returns a function that cancels it */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}

/** Runs a task when the page has loaded and the browser is idle. @returns a function that cancels it */
export function whenLoadedAndIdle(task: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(task);
  let stop = () => removeEventListener('load', wait);
  const wait = () => {
    stop = whenIdle(task);
  };
  addEventListener('load', wait, { once: true });
  return () => stop();
}

/**
 * Loads a module that the page can do without for now. A download that fails is tried again when the connection is
 * back, also if it came back while the download was still failing; until then the promise is pending.
 */
export function loadEventually<Module>(load: () => Promise<Module>): Promise<Module> {
  const isBack = new Promise((done) => addEventListener('online', done, { once: true }));
  return load().catch(() => isBack.then(() => loadEventually(load)));
}

/** Calls a task later. Returns a function that cancels it. */
type Schedule = (task: () => void) => () => void;

export const atOnce: Schedule = (task) => {
  task();
  return () => {};
};

/**
 * Loads a module when `schedule` says so, and then calls `use` with it. Only for modules that the page can do without: after a
 * failed download it waits for the connection.
 * @param use may return a clean-up function
 * @returns a function that cancels the download, or runs the clean-up
 */
export function loadWhen<Module>(
  schedule: Schedule,
  load: () => Promise<Module>,
  use: (module: Module) => (() => void) | undefined,
): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  const cancel = schedule(() => {
    void loadEventually(load).then((module) => {
      if (!isOver) end = use(module);
    });
  });
  return () => {
    isOver = true;
    cancel();
    end?.();
  };
}
