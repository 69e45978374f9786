import { beforeEach, expect, it, vi } from 'vitest';
import { drainOnSignal, type EndingProcess, readReadiness } from '@/lib/health/shutdown';

const SECONDS = 20;

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.deleteProperty(globalThis, Symbol.for('shop.shutdown'));
});

function startProcess(flush?: () => Promise<void>) {
  const closeServer = vi.fn();
  let listeners: (() => void)[] = [closeServer];
  const exit = vi.fn();
  const ending: EndingProcess = {
    listeners: () => listeners,
    removeAllListeners: () => {
      listeners = [];
    },
    on: (_, listener) => listeners.push(listener),
    exit,
  };
  drainOnSignal(ending, SECONDS, flush);
  return { closeServer, exit, end: () => listeners.map((listener) => listener()) };
}

it('is not ready from SIGTERM on, but still answers until the load balancer has seen it', () => {
  const { closeServer, end } = startProcess();
  expect(readReadiness()).toBe(true);
  end();
  expect(readReadiness()).toBe(false);
  vi.advanceTimersByTime(4900);
  expect(closeServer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(closeServer).toHaveBeenCalledExactlyOnceWith('SIGTERM');
});

it('closes at once where nobody asks for its readiness', () => {
  const { closeServer, end } = startProcess();
  end();
  vi.advanceTimersByTime(0);
  expect(closeServer).toHaveBeenCalledOnce();
});

it('ends in any case when the time is over, and hears a second signal as the same', () => {
  const { exit, end } = startProcess();
  end();
  vi.advanceTimersByTime(10_000);
  end();
  vi.advanceTimersByTime(9999);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(exit).toHaveBeenCalledExactlyOnceWith(143);
});

it('sends what must not be lost before the server is closed', async () => {
  const flushed = Promise.withResolvers<void>();
  const { closeServer, end } = startProcess(() => flushed.promise);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(closeServer).not.toHaveBeenCalled();
  flushed.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(closeServer).toHaveBeenCalledOnce();
});

it('does not wait long for it', async () => {
  const { closeServer, end } = startProcess(() => new Promise(() => {}));
  end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(closeServer).toHaveBeenCalledOnce();
});
