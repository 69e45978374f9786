// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  clearOrderRedirect,
  getOrderRedirect,
  saveOrderRedirect,
} from '@/stores/flows/checkout/order-redirect';

beforeEach(() => sessionStorage.clear());

it('keeps where the order’s customer goes on, and with which payment', () => {
  const redirect = { address: 'https://proveedor.example/9', paymentId: '9' };
  saveOrderRedirect('2', redirect);
  expect(getOrderRedirect('2')).toEqual(redirect);
  expect(getOrderRedirect('3')).toBeNull();
  clearOrderRedirect();
  expect(getOrderRedirect('2')).toBeNull();
});

it('has no payment in what an earlier version of the shop stored', () => {
  sessionStorage.setItem('placed-result', '["2","/pagos/7/pago-pendiente"]');
  expect(getOrderRedirect('2')).toEqual({ address: '/pagos/7/pago-pendiente', paymentId: '' });
  sessionStorage.setItem('placed-result', '["2",7]');
  expect(getOrderRedirect('2')).toBeNull();
});
