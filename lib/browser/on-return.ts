/** Events that are no further apart belong to one return, in milliseconds. */
const ONE_RETURN = 500;

/** Calls back once when the shopper returns to the tab or to its window: the return to a tab is both. @param callback gets which came first */
export function onReturn(callback: (to: 'tab' | 'window') => void, signal: AbortSignal): void {
  let returnedAt = Number.NEGATIVE_INFINITY;
  const come = (to: 'tab' | 'window') => {
    const now = Date.now();
    if (document.hidden || now - returnedAt < ONE_RETURN) return;
    returnedAt = now;
    callback(to);
  };
  document.addEventListener('visibilitychange', () => come('tab'), { signal });
  addEventListener('focus', () => come('window'), { signal });
}
