/** After the first view is done, in milliseconds at most. */
const IDLE_TIMEOUT = 3000;

/** Does a task when the browser has nothing else to do. Gives what calls it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}
