const IDLE_TIMEOUT = 3000;

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}

export function whenLoadedAndIdle(task: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(task);
  let stop = () => removeEventListener('load', wait);
  const wait = () => {
    stop = whenIdle(task);
  };
  addEventListener('load', wait, { once: true });
  return () => stop();
}

/** A download that fails is tried again when the connection is back, also if it came back while the download was still failing. */
export function loadEventually<Module>(load: () => Promise<Module>): Promise<Module> {
  const isBack = new Promise((done) => addEventListener('online', done, { once: true }));
  return load().catch(() => isBack.then(() => loadEventually(load)));
}

type Schedule = (task: () => void) => () => void;

export const atOnce: Schedule = (task) => {
  task();
  return () => {};
};

/** Only for modules that the page can do without. @param use may return a clean-up. @returns cancels the download, or runs the clean-up */
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
