import { beforeEach, expect, it, vi } from 'vitest';
import {
  CONSTANCIA_LIMITS,
  type ConstanciaMessage,
} from '@/stores/flows/invoicing/constancia-message';
import { readConstancia } from '@/stores/flows/invoicing/read-constancia';

const constancia = { rfc: 'MERL850612AB3', businessName: '', zipCode: '', regimes: [] };
const { fileBytes, loadTime, readTime } = CONSTANCIA_LIMITS;

let started: FakeWorker[] = [];

/** Stands in for the browser's worker. The test says what it answers. */
class FakeWorker {
  onerror: (() => void) | null = null;
  terminate = vi.fn();
  port: MessagePort | null = null;
  constructor(readonly address: URL) {
    started.push(this);
  }
  postMessage(_file: Blob, [port]: [MessagePort]) {
    this.port = port;
  }
}

beforeEach(() => {
  started = [];
  vi.stubGlobal('Worker', FakeWorker);
  // Messages arrive in the real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
const toFile = (size = 9) => new File([new Uint8Array(size)], 'constancia.pdf');

/** Begins to read, and gives what was read with the worker. */
function begin() {
  const reading = readConstancia(toFile());
  const [worker] = started;
  if (!worker) throw new Error('No worker was started.');
  const say = (message: ConstanciaMessage) => worker.port?.postMessage(message);
  return { reading, worker, say };
}
const arrive = () => new Promise((done) => setImmediate(done));

it('gives what the worker read, and ends it', async () => {
  const { reading, worker, say } = begin();
  expect(worker.address.pathname).toMatch(/constancia-worker\.ts$/);
  say({ type: 'start' });
  say({ type: 'result', result: constancia });
  expect(await reading).toEqual(constancia);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('starts nothing for a file that is too large', async () => {
  expect(await readConstancia(toFile(fileBytes + 1))).toBe('tooLarge');
  expect(started).toEqual([]);
});

it('ends a worker that reads for too long', async () => {
  const { reading, worker, say } = begin();
  // A slow connection does not count.
  await vi.advanceTimersByTimeAsync(loadTime - 1);
  say({ type: 'start' });
  await arrive();
  await vi.advanceTimersByTimeAsync(readTime - 1);
  expect(worker.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toBe('tooComplex');
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it.each([
  ['its script is missing', (worker: FakeWorker) => worker.onerror?.()],
  ['it hangs', () => vi.advanceTimersByTime(loadTime)],
  ['the reader is missing', (worker: FakeWorker) => worker.port?.postMessage({ type: 'lost' })],
])('fails and ends the worker when %s', async (_, happen) => {
  const { reading, worker } = begin();
  const failed = expect(reading).rejects.toThrow('cannot be loaded');
  happen(worker);
  await failed;
  expect(worker.terminate).toHaveBeenCalledOnce();
});
