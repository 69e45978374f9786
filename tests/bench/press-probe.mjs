// Runs in the page before its own scripts. It reports when the pointer or a key went down or a choice was made, and when the answer to it was
// painted. `benchReport` and `benchIsAnswered` come from press.ts.
{
  const page = /** @type {any} */ (globalThis);
  const report = (/** @type {string} */ kind, /** @type {number} */ at) =>
    page.benchReport({ kind, at: performance.timeOrigin + at });
  const press = (/** @type {Event} */ event) => report('press', event.timeStamp);
  for (const type of ['pointerdown', 'keydown', 'change'])
    addEventListener(type, press, { capture: true, passive: true });

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
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
  // What changes without a mutation: focus, and popovers.
  for (const type of ['focusin', 'toggle']) addEventListener(type, look, { capture: true });
}
