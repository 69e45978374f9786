// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { afterFrame } from '@/lib/browser/after-frame';
import { holdFrames } from '../../support/hold-frames';

it('waits for the next frame, and for a page that draws none a moment only', async () => {
  vi.useFakeTimers();
  const frames = holdFrames();
  const done = vi.fn();
  void afterFrame().then(done);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).not.toHaveBeenCalled();
  frames.draw();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
  void afterFrame().then(done);
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledTimes(2);
});
