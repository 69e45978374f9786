// @vitest-environment own-window
import { beforeEach, expect, it, vi } from 'vitest';
import { ACTIVITY_EVENTS, INTERACTED } from '@/lib/browser/deferred-assets';

const idle = () => new Promise((done) => setTimeout(done, 20));
const moved = (by: number) =>
  Object.assign(new Event('pointermove'), { movementX: by, movementY: 0 });

beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(window, INTERACTED);
});
/** A task that waits for an interaction, in a document whose scripts are new. */
async function wait() {
  const module = await import('@/lib/browser/deferred-assets');
  const task = vi.fn();
  const cancel = module.whenInteracted(task);
  await idle();
  return { ...module, task, cancel };
}

it.each([...ACTIVITY_EVENTS.filter((name) => name !== 'pointermove'), 'click', 'scroll'])(
  'runs a task after the first %s, once',
  async (name) => {
    const { whenInteracted, task } = await wait();
    expect(task).not.toHaveBeenCalled();
    dispatchEvent(new Event(name));
    dispatchEvent(new Event(name));
    await idle();
    expect(task).toHaveBeenCalledOnce();
    const later = vi.fn();
    whenInteracted(later);
    await idle();
    expect(later).toHaveBeenCalledOnce();
  },
);

it('does not take a mouse that does not move for an interaction', async () => {
  const { task } = await wait();
  dispatchEvent(moved(0));
  await idle();
  expect(task).not.toHaveBeenCalled();
  dispatchEvent(moved(3));
  await idle();
  expect(task).toHaveBeenCalledOnce();
});

it('does not wait for a second interaction when the boot script noticed one', async () => {
  Reflect.set(window, INTERACTED, true);
  expect((await wait()).task).toHaveBeenCalledOnce();
});

it('runs nothing that was cancelled before or after the interaction', async () => {
  const { markInteracted, whenInteracted, task, cancel } = await wait();
  whenInteracted(task)();
  markInteracted();
  cancel();
  await idle();
  expect(task).not.toHaveBeenCalled();
});
