// @vitest-environment own-window
import { beforeEach, expect, it, vi } from 'vitest';
import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';

const idle = () => new Promise((done) => setTimeout(done, 20));

beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, '', '/');
});

/** @returns whether what waits for an interaction was loaded without one */
async function isLoaded(
  happens: () => unknown = () => {},
  then: () => unknown = () => {},
): Promise<boolean> {
  const { whenInteracted } = await import('@/lib/browser/deferred-assets');
  const { startWhenNeeded } = await import('@/components/shell/chrome/chrome-effects');
  const task = vi.fn();
  whenInteracted(task);
  const stop = startWhenNeeded();
  await happens();
  then();
  // A busy machine takes longer than one rest.
  for (let rest = 0; rest < 10 && task.mock.calls.length === 0; rest += 1) await idle();
  stop();
  return task.mock.calls.length > 0;
}

it('waits for a new visitor', async () => expect(await isLoaded()).toBe(false));

it('starts after a while for one who only looks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const looks = async () => void (await vi.advanceTimersByTimeAsync(3500));
  expect(await isLoaded(looks, vi.useRealTimers)).toBe(true);
});

const keep = (key: string) => localStorage.setItem(key, '{"state":{"items":[]}}');
const list = `/buscar?${SEARCH_PARAMS.zipCode}=03100`;
async function setSession(session: object) {
  const { useSessionStore } = await import('@/stores/session/session-store');
  useSessionStore.setState(session);
}

it.each<[string, () => unknown]>([
  ['what the device keeps: compare', () => keep('compare')],
  ['what the device keeps: assembly', () => keep('assembly')],
  ['the place of the visitor', () => setSession({ zipCode: '03100' })],
  ['the place of a shared list', () => history.replaceState(null, '', list)],
])('starts for %s', async (_, prepare) => {
  await prepare();
  expect(await isLoaded()).toBe(true);
});

it('starts for a toast', async () => {
  const { notify } = await import('@/stores/interface/toast-store');
  expect(await isLoaded(() => notify({ text: 'Tu sesión terminó.' }))).toBe(true);
});

it('starts for a session', async () => {
  const session = { accessToken: 'handle', customer: { id: '1' } };
  expect(await isLoaded(() => setSession(session))).toBe(true);
});

it('starts for a picture that breaks, or broke before', async () => {
  const image = document.createElement('img');
  document.body.append(image);
  expect(await isLoaded(() => image.dispatchEvent(new Event('error')))).toBe(true);
  vi.resetModules();
  vi.spyOn(image, 'complete', 'get').mockReturnValue(true);
  Object.defineProperty(image, 'currentSrc', { value: 'https://media.example/rota.png' });
  expect(await isLoaded()).toBe(true);
});
