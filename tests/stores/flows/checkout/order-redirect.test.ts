// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { getOrderRedirect, saveOrderRedirect } from '@/stores/flows/checkout/order-redirect';

beforeEach(() => history.replaceState(null, ''));

it('keeps the result page of the order’s customer with the history entry, beside what the router keeps there', () => {
  history.replaceState({ tree: 1 }, '');
  saveOrderRedirect('2', '/pagos/7/pago-pendiente');
  expect(getOrderRedirect('2')).toBe('/pagos/7/pago-pendiente');
  expect(getOrderRedirect('3')).toBeNull();
  expect(history.state).toMatchObject({ tree: 1 });
});

it('knows nothing of it in another entry', () => {
  saveOrderRedirect('2', '/pagos/7/pago-pendiente');
  history.pushState({ tree: 2 }, '', '/compra/elegir-pago');
  expect(getOrderRedirect('2')).toBeNull();
});
