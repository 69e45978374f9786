/**
 * Hears a form that is sent before its code has taken it over, which would otherwise do nothing.
 * @returns a function that stops hearing and says, once, whether the form was sent meanwhile.
 */
export function hearEarlySubmit(root: HTMLElement): () => boolean {
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
