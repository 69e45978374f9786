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
beforeEach(() => {
  load.mockReset();
});

it('tries again each time the connection is back, until the module is there', async () => {
  load.mockImplementationOnce(lost).mockImplementationOnce(lost).mockResolvedValue('module');
  const use = vi.fn();
  void loadEventually(load).then(use);
  await settled();
  expect([load.mock.calls.length, use.mock.calls.length]).toEqual([1, 0]);
  await reconnect();
  expect([load.mock.calls.length, use.mock.calls.length]).toEqual([2, 0]);
  await reconnect();
  expect(use).toHaveBeenCalledExactlyOnceWith('module');
  await reconnect();
  expect(load).toHaveBeenCalledTimes(3);
});

it('tries again when the connection came back while a download was still failing', async () => {
  let fail: (reason: Error) => void = () => {};
  load.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  load.mockResolvedValue('module');
  const use = vi.fn();
  void loadEventually(load).then(use);
  await reconnect();
  expect(load).toHaveBeenCalledOnce();
  fail(new TypeError('Failed to fetch dynamically imported module'));
  await settled();
  expect(use).toHaveBeenCalledExactlyOnceWith('module');
});

it('loads what was meant for an idle moment once the connection is back, unless it is not wanted any more', async () => {
  const use = vi.fn(() => undefined);
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
