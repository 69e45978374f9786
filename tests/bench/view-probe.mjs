// Runs in the page before its own scripts. It keeps what the browser says of paints and interactions in
// `benchSeen`, times in milliseconds since the navigation.
{
  const seen = {
    fcp: Number.NaN,
    lcp: Number.NaN,
    /** Presses of keys, fingers and the mouse: the time until the next frame was painted. @type {number[]} */
    interactions: [],
  };
  Object.assign(globalThis, { benchSeen: seen });
  // `any`: each type of entry has fields of its own, which TypeScript's `PerformanceEntry` lacks.
  const watch = (
    /** @type {PerformanceObserverInit} */ options,
    /** @type {(entry: any) => void} */ add,
  ) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
    observer.observe({ buffered: true, ...options });
  };
  watch({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId > 0) seen.interactions.push(duration);
  });
}
