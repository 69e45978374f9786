/**
 * Catches a submit that happens before the form is hydrated and would otherwise be lost.
 * @returns a function that stops listening; its first call returns whether the form was submitted in the meantime
 */
export function captureEarlySubmit(root: HTMLElement): () => boolean {
  const heard = new AbortController();
  let wasSent = false;
  const onSubmit = (event: Event) => {
    if (!(event.target instanceof Node) || !root.contains(event.target)) return;
    event.preventDefault();
    wasSent = true;
  };
  addEventListener('submit', onSubmit, { capture: true, signal: heard.signal });
  return () => {
    heard.abort();
    const isDue = wasSent;
    wasSent = false;
    return isDue;
  };
}
