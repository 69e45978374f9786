/** Time after which a frame is not waited for any more, in milliseconds: a hidden page draws none. */
const LATEST = 200;

/** Resolves when the browser has drawn what was changed so far: a press is answered before the work that it starts. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LATEST);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
