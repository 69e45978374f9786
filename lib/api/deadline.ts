/** A signal that fires with the caller's own or when the time is over, whichever comes first. */
export interface Deadline {
  signal: AbortSignal;
  isOver: () => boolean;
  /** Lets go of the timer and of the caller's signal. */
  clear: () => void;
}

/** `AbortSignal.any` would do, but browsers of 2023 lack it. */
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
