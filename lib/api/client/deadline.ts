/** Maximum time for a part that a page can do without, in milliseconds. */
export const OPTIONAL_LIMIT_MS = 1500;

/** Replaces `AbortSignal.any`, which browsers of 2023 do not have. */
export function startDeadline(timeoutMs: number, caller?: AbortSignal) {
  const controller = new AbortController();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort(new DOMException('Timed out', 'TimeoutError'));
  }, timeoutMs);
  const follow = () => controller.abort(caller?.reason);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    isExpired: () => isOver,
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
