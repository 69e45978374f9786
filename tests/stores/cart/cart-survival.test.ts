// @vitest-environment own-window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toCartLine } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { toStoredLine } from '@/stores/cart/cart-guard';
import { makeSnapshot } from '../../lib/domain/product/make-product';

const product = (id: string) => makeSnapshot({ id });
const text = (lines: readonly CartLine[]) =>
  JSON.stringify({ version: '1.1', state: { lines: lines.map(toStoredLine) } });
const kept = (): string[] =>
  JSON.parse(localStorage.getItem('cart') ?? '{"state":{"lines":[]}}').state.lines.map(
    (line: CartLine) => `${line.product.id}×${line.quantity}`,
  );

/** Opens the shop as a new tab does: fresh modules, the same storage. */
async function openTab() {
  vi.resetModules();
  const { useCartStore } = await import('@/stores/cart/cart-store');
  const { hydrateStores } = await import('@/stores/persistence/hydration');
  hydrateStores();
  return useCartStore;
}
/** Another tab writes, and the browser sends this tab the `storage` event. */
const tell = (oldValue: string | null, newValue: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart', oldValue, newValue }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('two tabs that write at the same moment', () => {
  it('lose no line, although the browser kept only the later write', async () => {
    const cart = await openTab();
    cart.getState().addLine(toCartLine(product('mine'), 1));
    cart.persist.flush();
    // The other tab wrote first, and this tab overwrote it without having seen it.
    tell(null, text([toCartLine(product('theirs'), 2)]));
    expect(kept().sort()).toEqual(['mine×1', 'theirs×2']);
    expect(cart.getState().lines).toHaveLength(2);
  });

  it('can be three tabs', async () => {
    const cart = await openTab();
    cart.getState().addLine(toCartLine(product('mine'), 1));
    cart.persist.flush();
    const second = text([toCartLine(product('second'), 1)]);
    tell(null, second);
    tell(second, text([toCartLine(product('third'), 1)]));
    expect(kept().sort()).toEqual(['mine×1', 'second×1', 'third×1']);
  });

  it('ignore the event of a write that they have already merged', async () => {
    const cart = await openTab();
    const older = text([toCartLine(product('old'), 1)]);
    const newer = text([toCartLine(product('new'), 1)]);
    localStorage.setItem('cart', newer);
    cart.getState().addLine(toCartLine(product('mine'), 1));
    cart.persist.flush();
    tell(null, older);
    tell(older, newer);
    expect(kept().sort()).toEqual(['mine×1', 'new×1']);
  });
});

it('is written at once, and a tab that crashes then loses nothing', async () => {
  vi.useFakeTimers();
  const cart = await openTab();
  cart.getState().addLine(toCartLine(product('a'), 1));
  expect(kept()).toEqual(['a×1']);
  const other = await openTab();
  other.getState().addLine(toCartLine(product('b'), 1));
  expect(kept().sort()).toEqual(['a×1', 'b×1']);
});
