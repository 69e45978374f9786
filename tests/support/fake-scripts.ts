/** The outcome of a script request. */
export type ScriptOutcome = 'blocked' | 'hangs' | (() => void);

/**
 * Simulates the download of scripts, which jsdom does not do: each script of an origin is blocked, hangs, or loads and
 * runs the given function. Returns the requested addresses and a function that stops the simulation.
 */
export function fakeScripts(origin: string, outcomeOf: () => ScriptOutcome) {
  const asked: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src.startsWith(origin)) continue;
      asked.push(node.src);
      const outcome = outcomeOf();
      if (outcome === 'hangs') continue;
      if (outcome === 'blocked') {
        node.dispatchEvent(new Event('error'));
        continue;
      }
      outcome();
      node.dispatchEvent(new Event('load'));
    }
  });
  observer.observe(document.head, { childList: true });
  return { asked, stop: () => observer.disconnect() };
}
