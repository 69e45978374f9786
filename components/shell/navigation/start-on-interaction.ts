const INTERACTIONS = ['scroll', 'pointerdown', 'keydown'] as const;

/** Loads what only a visitor needs who does something, as soon as that happens. Returns a function that stops it. */
export function startOnInteraction(): () => void {
  const waiting = new AbortController();
  let stop = () => waiting.abort();
  const start = () => {
    waiting.abort();
    // Without the code pictures just appear, and forms load their documents.
    import('./interaction-effects').then(
      ({ startInteractionEffects }) => {
        stop = startInteractionEffects();
      },
      () => {},
    );
  };
  for (const name of INTERACTIONS) {
    addEventListener(name, start, { signal: waiting.signal, passive: true, capture: true });
  }
  return () => stop();
}
