import { describe, expect, it } from 'vitest';
import { putBuildInLines, setBuildQuantity } from '@/lib/domain/build/cart-references';
import { createGuestCartView } from '@/lib/domain/build/guest-cart-view';
import { getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import { type CartLineCheck, getCartLineState } from '@/lib/domain/cart/line-state';
import { toCartLine } from '@/lib/domain/cart/lines';
import { makeEntry, makePart } from './make-part';

const entries = [makeEntry('1', makePart('a')), makeEntry('2', makePart('b'), 2)];
const put = (id: string, times: number) =>
  putBuildInLines([], id, entries, { times, requiresAssembly: false });
const mouse = toCartLine(makePart('mouse'), 1);
const view = (lines: ReturnType<typeof put>, checks: Record<string, CartLineCheck> = {}) =>
  createGuestCartView(lines.map((line) => getCartLineState(line, checks[line.product.id])));
const offer = (stock: number) => ({
  offer: { priceWithTax: 1000, currentPriceWithTax: 1000, stock },
  reason: null,
});

describe('a build in a guest’s cart', () => {
  it('stands in a group of its own, wherever its parts are', () => {
    const [first, ...rest] = put('x', 3);
    const { states, builds } = view([first, mouse, ...rest].flatMap((line) => line ?? []));
    expect(states.map(({ line }) => line.product.id)).toEqual(['mouse']);
    expect(builds).toHaveLength(1);
    expect(builds[0]?.build).toEqual({
      id: 'x',
      configId: null,
      name: 'Ensamble en carrito',
      qty: 3,
      requiresAssembly: false,
    });
    expect(
      builds[0]?.parts.map(({ line, quantityPerBuild }) => [line.product.id, quantityPerBuild]),
    ).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    const unit = rest[0]?.product.pricing.currentPriceWithTax ?? Number.NaN;
    expect(builds[0]?.offer.price).toBeCloseTo(9 * unit, 2);
  });

  it('has the name that its visitor gave it', () => {
    const named = putBuildInLines([], 'z', entries, {
      ...{ times: 1, requiresAssembly: false, name: 'Mi PC' },
    });
    expect(view(named).builds[0]?.build.name).toBe('Mi PC');
  });

  it('has another name than a second one', () => {
    const { builds } = view([...put('x', 1), ...put('y', 1)]);
    expect(builds.map(({ build }) => build.name)).toEqual([
      'Ensamble en carrito',
      'Ensamble en carrito 2',
    ]);
  });

  it('changes its quantity as a whole', () => {
    const lines = setBuildQuantity([...put('x', 1), mouse], 'x', 4);
    expect(lines.map(({ quantity }) => quantity)).toEqual([4, 8, 1]);
  });

  it('counts only what can be bought', () => {
    const contents = view([...put('x', 2), mouse], { a: offer(0), b: offer(3) });
    expect(contents.builds[0]).toMatchObject({ maxQty: 0 });
    expect(
      getPurchasableCartLines(contents).map(({ product, quantity }) => [product.id, quantity]),
    ).toEqual([
      ['mouse', 1],
      ['b', 3],
    ]);
    const none = view(put('x', 1), { a: { offer: null, reason: null }, b: offer(0) });
    expect(getPurchasableCartLines(none)).toEqual([]);
    expect(none.builds[0]?.offer.price).toBe(0);
  });
});
