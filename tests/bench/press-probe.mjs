// Runs in the page before its own scripts. It reports when the pointer went down, and when the answer to it was
// painted. `benchReport` and `benchIsAnswered` come from press.ts.
{
  const page = /** @type {any} */ (globalThis);
  const report = (/** @type {string} */ kind, /** @type {number} */ at) =>
    page.benchReport({ kind, at: performance.timeOrigin + at });
  const press = (/** @type {PointerEvent} */ event) => report('press', event.timeStamp);
  addEventListener('pointerdown', press, { capture: true, passive: true });

  let isThere = false;
  new MutationObserver(() => {
    if (isThere || !page.benchIsAnswered()) return;
    isThere = true;
    requestAnimationFrame(() => {
      // A task that is queued in a frame's callback runs after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => report('answer', performance.now());
      port2.postMessage(null);
    });
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['open', 'hidden'],
  });
}
