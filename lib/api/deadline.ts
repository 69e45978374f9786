/** A signal that fires when the caller's signal fires or when the time is over. */
export interface Deadline {
  signal: AbortSignal;
  isOver: () => boolean;
  /** Stops the timer and removes the listener from the caller's signal. */
  clear: () => void;
}

/** Replaces `AbortSignal.any`, which browsers of 2023 do not have. */
export function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
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
    isOver: () => isOver,
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
