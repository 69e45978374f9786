import { expect, it } from 'vitest';
import { getCartLineState } from '@/lib/domain/cart/line-state';
import { toCartLine } from '@/lib/domain/cart/lines';
import { useCartStore } from '@/stores/cart/cart-store';
import { acceptAllChanges } from '@/stores/flows/cart/cart-actions';
import { createSnapshot } from '../../../support/create-product';

const line = toCartLine(createSnapshot({ id: '1' }), 5);
const stateWith = (stock: number) =>
  getCartLineState(line, {
    offer: { priceWithTax: 1000, currentPriceWithTax: 900, stock },
    reason: null,
  });
const left = () => useCartStore.getState().lines.map(({ quantity }) => quantity);

it('offers to undo only what it removed', () => {
  useCartStore.getState().addLine(line);
  expect(acceptAllChanges([stateWith(2)])).toBeNull();
  expect(left()).toEqual([2]);
  const undo = acceptAllChanges([stateWith(0)]);
  expect(left()).toEqual([]);
  undo?.();
  expect(left()).toEqual([2]);
});
