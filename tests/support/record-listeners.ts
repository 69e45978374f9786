import { beforeEach, vi } from 'vitest';

/**
 * For scripts that listen to the window until the document is left: before each test it begins to note their listeners,
 * which go after it. React, which notes at the document that it hears its events, has not been there.
 * @returns leaves the document sooner
 */
export function recordListeners(): () => void {
  const listened: Parameters<typeof removeEventListener>[] = [];
  const leave = () => {
    for (const args of listened.splice(0)) removeEventListener(...args);
  };
  beforeEach(() => {
    for (const key of Object.keys(document))
      if (key.startsWith('_reactListening')) Reflect.deleteProperty(document, key);
    const { addEventListener: add } = window;
    vi.spyOn(window, 'addEventListener').mockImplementation((...args: unknown[]) => {
      listened.push(args as Parameters<typeof removeEventListener>);
      Reflect.apply(add, window, args);
    });
    return leave;
  });
  return leave;
}
