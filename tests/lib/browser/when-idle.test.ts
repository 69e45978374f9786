// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadEventually, loadWhen, whenLoadedAndIdle } from '@/lib/browser/when-idle';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const settled = () => new Promise((done) => setTimeout(done, 20));
const reconnect = async () => {
  dispatchEvent(new Event('online'));
  await settled();
};
const load = vi.fn<() => Promise<string>>();
const use = vi.fn();
const counts = () => [load.mock.calls.length, use.mock.calls.length];
beforeEach(() => {
  load.mockReset();
  use.mockReset();
});

it('tries again each time the connection is back, until the module is there', async () => {
  load.mockImplementationOnce(lost).mockImplementationOnce(lost).mockResolvedValue('module');
  void loadEventually(load).then(use);
  await settled();
  expect(counts()).toEqual([1, 0]);
  await reconnect();
  expect(counts()).toEqual([2, 0]);
  await reconnect();
  expect(use).toHaveBeenCalledExactlyOnceWith('module');
  await reconnect();
  expect(load).toHaveBeenCalledTimes(3);
});

it('tries again when the connection came back while a download was still failing', async () => {
  const first = Promise.withResolvers<string>();
  load.mockReturnValueOnce(first.promise).mockResolvedValue('module');
  void loadEventually(load).then(use);
  await reconnect();
  expect(load).toHaveBeenCalledOnce();
  first.reject(new TypeError('Failed to fetch dynamically imported module'));
  await settled();
  expect(use).toHaveBeenCalledExactlyOnceWith('module');
});

it('loads what was meant for an idle moment once the connection is back, unless it is not wanted any more', async () => {
  load.mockImplementationOnce(lost).mockResolvedValue('module');
  loadWhen(whenLoadedAndIdle, load, use);
  await settled();
  await reconnect();
  expect(use).toHaveBeenCalledExactlyOnceWith('module');

  load.mockImplementationOnce(lost);
  const cancel = loadWhen(whenLoadedAndIdle, load, use);
  await settled();
  cancel();
  await reconnect();
  expect(use).toHaveBeenCalledOnce();
});
