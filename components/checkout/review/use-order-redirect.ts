import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { getTransactionDestination } from '@/lib/domain/checkout/transaction-destination';
import { resolvePaymentRedirect } from '@/lib/domain/payments/payment-redirect';
import type { Transaction } from '@/lib/domain/payments/types';
import { CUSTOMER_SCOPE, getQueryClient } from '@/lib/queries/query-client';
import { route } from '@/lib/routing/routes';
import {
  clearOrderRedirect,
  getOrderRedirect,
  saveOrderRedirect,
} from '@/stores/flows/checkout/order-redirect';
import type { StepProps } from '../step-props';

/**
 * Redirects to the page or the provider that the placed transaction asks for (spec 4.2). The decisions are cleared only
 * when this screen unmounts: without them the checkout would redirect to its first step.
 */
export function useOrderRedirect({
  customer,
  store,
  config,
  lockNavigation,
}: Pick<StepProps, 'customer' | 'store' | 'config' | 'lockNavigation'>) {
  const router = useRouter();
  const isMounted = useRef(true);
  const isPlaced = useRef(false);
  const forget = () => {
    clearOrderRedirect();
    store.getState().reset();
    store.persist.flush();
    // Cart, orders and wallet all changed with the order.
    void getQueryClient().invalidateQueries({ queryKey: [CUSTOMER_SCOPE, customer.id] });
  };
  const resolveRedirect = (address: string) =>
    resolvePaymentRedirect(address, location.origin, config.hosts);
  const go = (address: string) => {
    const target = resolveRedirect(address);
    isPlaced.current = true;
    lockNavigation(true);
    if (target?.kind === 'external') {
      addEventListener('pagehide', forget, { once: true });
      location.assign(target.url);
      return;
    }
    if (!isMounted.current) forget();
    // Replace, so that the back button does not return to a placed order.
    router.replace(target?.path ?? route('profile.orders'));
  };
  const begin = useEffectEvent(() => {
    const address = getOrderRedirect(customer.id);
    if (address !== null) go(address);
  });
  const end = useEffectEvent(() => {
    if (isPlaced.current) forget();
  });
  useEffect(() => {
    isMounted.current = true;
    begin();
    return () => {
      isMounted.current = false;
      end();
    };
  }, []);
  return (transaction: Transaction, redirectTo: string | null) => {
    const to = getTransactionDestination(transaction, redirectTo);
    const { transactionId, paymentStatus } = transaction;
    const name = paymentStatus === 'success' ? 'success-payment' : 'pending-payment';
    const isAllowed = to.kind === 'address' && resolveRedirect(to.address) !== null;
    const address = isAllowed ? to.address : route(name, { transactionId });
    saveOrderRedirect(customer.id, address);
    go(address);
  };
}
