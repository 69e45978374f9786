// Runs in the page before its own scripts. It keeps what the browser says of paints and interactions in `benchSeen`, times in milliseconds
// since the navigation. When an answer is waited for, it reports when the pointer or a key went down or a choice was made, and when the answer
// was painted: `benchReport` and `benchIsAnswered` come from visit.ts.
{
  const page = /** @type {any} */ (globalThis);
  const seen = {
    fcp: Number.NaN,
    lcp: Number.NaN,
    /** Presses of keys, fingers and the mouse: the time until the next frame was painted. @type {number[]} */
    interactions: [],
  };
  page.benchSeen = seen;
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

  const report = (/** @type {string} */ kind, /** @type {number} */ at) =>
    page.benchReport(kind, performance.timeOrigin + at);
  let isThere = false;
  const look = () => {
    if (isThere || !page.benchIsAnswered()) return;
    isThere = true;
    requestAnimationFrame(() => {
      // A task that is queued in a frame's callback runs after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => report('answer', performance.now());
      port2.postMessage(null);
    });
  };
  const listen = (/** @type {string[]} */ types, /** @type {(event: Event) => void} */ on) => {
    for (const type of types) addEventListener(type, on, { capture: true, passive: true });
  };
  if (page.benchIsAnswered) {
    listen(['pointerdown', 'keydown', 'change'], ({ timeStamp }) => report('press', timeStamp));
    const all = { childList: true, subtree: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document, all);
    // What changes without a mutation: focus, and popovers.
    listen(['focusin', 'toggle'], look);
  }
}
