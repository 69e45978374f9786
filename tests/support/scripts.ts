/** What becomes of a script that the page asks for. */
export type Outcome = 'blocked' | 'hangs' | (() => void);

/**
 * Stands in for the network, which jsdom does not ask for scripts: each script of an origin is blocked, hangs, or
 * comes and does what the real one does. Gives the addresses that were asked for, and what ends it.
 */
export function answerScripts(origin: string, outcomeOf: () => Outcome) {
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
