// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getQueryClient } from '@/lib/api/client/query-client';
import { customerCartQuery } from '@/lib/api/customer-cart';
import type { CustomerCart } from '@/lib/domain/cart/customer-cart';
import { getCachedCart, patchCart } from '@/stores/flows/cart/customer/cart-cache';
import { createCustomerCart } from '../../../support/create-customer-cart';

const { queryKey } = customerCartQuery('7');
const withMessage = (cart: CustomerCart) => ({ ...cart, messages: ['Ya no hay'] });
const isOutdated = () => getQueryClient().getQueryState(queryKey)?.isInvalidated;

beforeEach(() => getQueryClient().setQueryData(queryKey, createCustomerCart([])));
afterEach(() => getQueryClient().clear());

it('applies a confirmed change, and asks nothing again when nothing is on its way', () => {
  patchCart('7', withMessage);
  expect(getCachedCart('7')?.messages).toEqual(['Ya no hay']);
  expect(isOutdated()).toBe(false);
});

it('reads the cart again that was on its way before the change', () => {
  const queryFn = () => new Promise<CustomerCart>(() => {});
  getQueryClient()
    .fetchQuery({ queryKey, queryFn, staleTime: 0 })
    .catch(() => undefined);
  patchCart('7', withMessage);
  expect(getCachedCart('7')?.messages).toEqual(['Ya no hay']);
  expect(isOutdated()).toBe(true);
});
