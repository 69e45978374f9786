/** Resolves when the browser has drawn what was changed so far: a press is answered before the work that it starts. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden page draws no frame.
    const timer = setTimeout(resolve, 200);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
