// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSnapshot } from '@/tests/support/create-product';

const JOURNAL = 'cart.journal';

/** Opens a new tab: fresh modules, the same storage. */
async function openTab() {
  vi.resetModules();
  const { useCartStore } = await import('@/stores/cart/cart-store');
  const { hydrateStores } = await import('@/stores/persistence/hydration');
  hydrateStores();
  return useCartStore;
}
/** Ends the process of every open tab, so that none of their timers runs. */
function crash() {
  const now = Date.now();
  vi.useRealTimers();
  vi.useFakeTimers({ now });
}
const ids = (tab: Awaited<ReturnType<typeof openTab>>) =>
  tab.getState().lines.map(({ product, quantity }) => `${product.id}×${quantity}`);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('a tab that crashes before it has written', () => {
  it('has its change recovered by the next tab, merged with the stored state', async () => {
    const first = await openTab();
    first.getState().addProduct(createSnapshot({ id: '1' }), 2);
    vi.advanceTimersByTime(600);
    first.getState().addProduct(createSnapshot({ id: '1' }), 1);
    first.getState().addProduct(createSnapshot({ id: '2' }), 1);
    crash();
    const next = await openTab();
    expect(ids(next)).toEqual(['1×2']);
    vi.advanceTimersByTime(1500);
    expect(ids(next)).toEqual(['1×3', '2×1']);
    expect(localStorage.getItem(JOURNAL)).toBeNull();
    expect(JSON.parse(localStorage.getItem('cart') ?? '{}').state.lines).toHaveLength(2);
  });

  it('does not undo what the next tab does in the meantime', async () => {
    const first = await openTab();
    first.getState().addProduct(createSnapshot({ id: '1' }), 1);
    crash();
    const next = await openTab();
    next.getState().addProduct(createSnapshot({ id: '2' }), 1);
    vi.advanceTimersByTime(2000);
    expect(ids(next).toSorted()).toEqual(['1×1', '2×1']);
  });
});

it('is removed once the change is written', async () => {
  const tab = await openTab();
  tab.getState().addProduct(createSnapshot(), 1);
  expect(localStorage.getItem(JOURNAL)).not.toBeNull();
  vi.advanceTimersByTime(500);
  expect(localStorage.getItem(JOURNAL)).toBeNull();
});

it('is not recovered from a running tab', async () => {
  const first = await openTab();
  first.getState().addProduct(createSnapshot({ id: '1' }), 1);
  const second = await openTab();
  vi.advanceTimersByTime(3000);
  expect(ids(second)).toEqual([]);
  expect(ids(first)).toEqual(['1×1']);
});

it.each(['no JSON', '{"version":"1","state":{"at":"x"}}', '{"version":"0","state":{}}'])(
  'a journal that says %j changes nothing',
  async (text) => {
    localStorage.setItem(JOURNAL, text);
    const tab = await openTab();
    vi.advanceTimersByTime(2000);
    expect(ids(tab)).toEqual([]);
  },
);
