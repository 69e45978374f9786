/**
 * Loads a module that the page can do without for now. A download that fails is tried again when the connection is
 * back, also if it came back while the download was still failing; until then the promise is pending.
 */
export function loadEventually<Module>(load: () => Promise<Module>): Promise<Module> {
  const isBack = new Promise((done) => addEventListener('online', done, { once: true }));
  return load().catch(() => isBack.then(() => loadEventually(load)));
}
