import { vi } from 'vitest';

/** Keeps frames from being drawn until the test says so. The test has to restore the globals. */
export function holdFrames() {
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => waiting.push(frame));
  return {
    draw: () => {
      for (const frame of waiting.splice(0)) frame(performance.now());
    },
  };
}
