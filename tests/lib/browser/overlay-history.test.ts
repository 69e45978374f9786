// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEntry } from '@/components/ui/last-navigation';
import { closeWithBack } from '@/lib/browser/overlay-history';

const depth = () => history.state?.overlays ?? 0;
const settled = (wanted: number) => vi.waitFor(() => expect(depth()).toBe(wanted));

function openOverlay() {
  const close = vi.fn(() => release());
  const release = closeWithBack(close);
  return { close, release };
}

beforeEach(() => history.replaceState(null, ''));
afterEach(() => settled(0));

it('leaves no entry behind when an overlay is closed otherwise, and none when another follows at once', async () => {
  const { close, release } = openOverlay();
  release();
  await settled(0);
  const next = openOverlay();
  next.release();
  const last = openOverlay();
  await new Promise((done) => setTimeout(done, 20));
  expect(depth()).toBe(1);
  expect(last.close).not.toHaveBeenCalled();
  last.release();
  await settled(0);
  expect(close).not.toHaveBeenCalled();
});

it('goes back from the entry of an overlay that is closed, such as forward after Back', async () => {
  const { close } = openOverlay();
  history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  const go = vi.spyOn(history, 'go');
  history.forward();
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(-1));
  await settled(0);
});

it('lets a page take the entry of an overlay', async () => {
  expect(takeEntry()).toBe('push');
  const { close, release } = openOverlay();
  const { length } = history;
  expect(takeEntry()).toBe('replace');
  release();
  await new Promise((done) => setTimeout(done, 20));
  expect(history.length).toBe(length);
  expect(close).not.toHaveBeenCalled();
});
