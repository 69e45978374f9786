import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** What opens the window of the next file, in a worker whose files share all but their window. */
export type WithNewWindow = typeof globalThis & { openNewWindow?: () => Promise<void> };

/** Records timers. Returns what stops those that still run. */
function recordTimers(global: typeof globalThis): () => void {
  const running = new Set<NodeJS.Timeout>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = global[name];
    const recorded = (...args: Parameters<typeof setTimeout>) => {
      const timer = start(...args);
      running.add(timer);
      return timer;
    };
    Object.assign(global, { [name]: Object.assign(recorded, start) });
  }
  return () => {
    for (const timer of running) clearTimeout(timer);
    running.clear();
  };
}

/** A window for each file, without a worker for each: to load jsdom takes many times as long as to open a window. */
export default {
  name: 'own-window',
  viteEnvironment: 'client',
  async setup(global: WithNewWindow, options) {
    const { Request, URL } = global;
    const stopTimers = recordTimers(global);
    let opened = await jsdom.setup(global, options);
    /** The globals before the first file, null until then. */
    let known: Set<string> | null = null;
    const close = async () => {
      stopTimers();
      // What scripts of the page have noted at the window goes with it.
      for (const name of Object.keys(global)) {
        if (known && !known.has(name) && !name.startsWith('__'))
          Reflect.deleteProperty(global, name);
      }
      await opened.teardown(global);
      Object.assign(global, { Request, URL });
    };
    global.openNewWindow = async () => {
      if (known) {
        await close();
        opened = await jsdom.setup(global, options);
      }
      known ??= new Set(Object.keys(global));
    };
    return { teardown: close };
  },
} satisfies Environment;
