// Runs in the page before its own scripts. It reports when the pointer went down, and when the heading with the text
// `benchHeading` was painted. `benchReport` and `benchHeading` come from press.ts.
{
  const page = /** @type {any} */ (globalThis);
  const report = (/** @type {string} */ kind, /** @type {number} */ at) =>
    page.benchReport({ kind, at: performance.timeOrigin + at });
  const press = (/** @type {PointerEvent} */ event) => report('press', event.timeStamp);
  addEventListener('pointerdown', press, { capture: true, passive: true });

  let isThere = false;
  const isWanted = (/** @type {HTMLElement} */ heading) =>
    heading.textContent?.trim() === page.benchHeading && heading.checkVisibility();
  new MutationObserver(() => {
    if (isThere || ![...document.querySelectorAll('h1')].some(isWanted)) return;
    isThere = true;
    requestAnimationFrame(() => {
      // A task that is queued in a frame's callback runs after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => report('heading', performance.now());
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
