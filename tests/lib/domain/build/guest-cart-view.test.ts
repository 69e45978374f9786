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
    const { states, builds } = view(put('x', 3).toSpliced(1, 0, mouse));
    expect(states.map(({ line }) => line.product.id)).toEqual(['mouse']);
    const build = { id: 'x', configId: null, name: 'Ensamble en carrito', qty: 3 };
    expect(builds).toMatchObject([{ build: { ...build, requiresAssembly: false } }]);
    const [group] = builds;
    const parts = group?.parts.map((one) => `${one.line.product.id} ${one.quantityPerBuild}`);
    expect(parts).toEqual(['a 1', 'b 2']);
    const unit = mouse.product.pricing.currentPriceWithTax;
    expect(group?.offer.price).toBeCloseTo(9 * unit, 2);
  });

  it('has the name that its visitor gave it', () => {
    const choice = { times: 1, requiresAssembly: false, name: 'Mi PC' };
    const named = putBuildInLines([], 'z', entries, choice);
    expect(view(named).builds[0]?.build.name).toBe('Mi PC');
  });

  it('has another name than a second one', () => {
    const { builds } = view([...put('x', 1), ...put('y', 1)]);
    expect(builds[1]?.build.name).toBe('Ensamble en carrito 2');
  });

  it('changes its quantity as a whole', () => {
    const lines = setBuildQuantity([...put('x', 1), mouse], 'x', 4);
    expect(lines.map(({ quantity }) => quantity)).toEqual([4, 8, 1]);
  });

  it('counts only what can be bought', () => {
    const contents = view([...put('x', 2), mouse], { a: offer(0), b: offer(3) });
    expect(contents.builds[0]).toMatchObject({ maxQty: 0 });
    const bought = getPurchasableCartLines(contents);
    expect(bought.map((one) => `${one.product.id} ${one.quantity}`)).toEqual(['mouse 1', 'b 3']);
    const none = view(put('x', 1), { a: { offer: null, reason: null }, b: offer(0) });
    expect(getPurchasableCartLines(none)).toEqual([]);
    expect(none.builds[0]?.offer.price).toBe(0);
  });
});
