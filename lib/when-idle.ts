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
