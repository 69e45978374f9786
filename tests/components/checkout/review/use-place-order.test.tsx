// @vitest-environment own-window

import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useOrderRedirect } from '@/components/checkout/review/use-place-order';
import type { Transaction } from '@/lib/api/transactions';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { getOrderRedirect, saveOrderRedirect } from '@/stores/flows/checkout/place-order-once';
import { ScreenHost } from '../../../support/screen-host';
import { laura } from '../../account/harness';
import { sandboxes } from '../samples';

const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const HOST = 'https://proveedor.example';
const assign = vi.fn();
const transaction = { transactionId: '7', paymentId: '9', paymentStatus: 'requires_action' };

const mount = () =>
  renderHook(
    () =>
      useOrderRedirect({
        customer: laura,
        store: useCheckoutStore,
        config: { ...sandboxes, hosts: [HOST] },
        lockNavigation: () => undefined,
      }),
    { wrapper: ScreenHost },
  );
const remembered = () => JSON.parse(localStorage.getItem('approval-attempts') ?? 'null')?.state;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('location', { origin: location.origin, assign });
});

it('remembers with which payment and state it leaves for the provider, and goes there once', () => {
  const { result, unmount } = mount();
  const redirectTo = `${HOST}/aprobar?state={state}`;
  act(() => result.current(transaction as Transaction, redirectTo));
  const [[address = ''] = []] = assign.mock.calls;
  const state = new URL(address).searchParams.get('state');
  expect(remembered()).toEqual([
    expect.objectContaining({ customerId: laura.id, paymentId: '9', state }),
  ]);
  // Back from the provider's page, the checkout does not lead there again.
  unmount();
  mount();
  expect(assign).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});

it('remembers nothing of a page of its own', () => {
  const { result } = mount();
  act(() => result.current(transaction as Transaction, '/pagos/9/pago-paypal'));
  expect(replace).toHaveBeenCalledExactlyOnceWith('/pagos/9/pago-paypal');
  expect(remembered()).toBeUndefined();
});

it('keeps the result page of the order’s customer with the history entry, beside what the router keeps there', () => {
  history.replaceState({ tree: 1 }, '');
  saveOrderRedirect('2', '/pagos/7/pago-pendiente');
  expect(getOrderRedirect('2')).toBe('/pagos/7/pago-pendiente');
  expect(getOrderRedirect('3')).toBeNull();
  expect(history.state).toMatchObject({ tree: 1 });
  history.pushState({ tree: 2 }, '', '/compra/elegir-pago');
  expect(getOrderRedirect('2')).toBeNull();
});
