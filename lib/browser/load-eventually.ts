/**
 * Loads a module that the page can do without for now. A download that fails is tried again when the connection is
 * back; until then the promise is pending.
 */
export const loadEventually = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(
    () =>
      new Promise((done) =>
        addEventListener('online', () => done(loadEventually(load)), { once: true }),
      ),
  );
