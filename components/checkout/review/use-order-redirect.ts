import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { resolvePaymentRedirect } from '@/lib/domain/payments/payment-redirect';
import type { Transaction } from '@/lib/domain/payments/types';
import { customerKey } from '@/lib/queries/keys';
import { route } from '@/lib/routing/routes';
import { forgetOrderedCart } from '@/stores/cart/customer-cart/cart-cache';
import { startApproval } from '@/stores/flows/checkout/approval-attempts';
import {
  clearOrderRedirect,
  getOrderRedirect,
  type OrderRedirect,
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
  const client = useQueryClient();
  const router = useRouter();
  const isMounted = useRef(true);
  const isPlaced = useRef(false);
  const forget = () => {
    clearOrderRedirect();
    store.getState().reset();
    store.persist.flush();
    // Cart, orders and wallet all changed with the order.
    void forgetOrderedCart(customer.id);
    void client.invalidateQueries({ queryKey: customerKey(customer.id) });
  };
  const resolveRedirect = (address: string) =>
    resolvePaymentRedirect(address, location.origin, config.hosts);
  const go = ({ address, paymentId }: OrderRedirect) => {
    const target = resolveRedirect(address);
    isPlaced.current = true;
    lockNavigation(true);
    if (target?.kind === 'external') {
      addEventListener('pagehide', forget, { once: true });
      location.assign(startApproval({ customerId: customer.id, paymentId, address: target.url }));
      return;
    }
    if (!isMounted.current) forget();
    // Replace, so that the back button does not return to a placed order.
    router.replace(target?.path ?? route('profile.orders'));
  };
  const begin = useEffectEvent(() => {
    const redirect = getOrderRedirect(customer.id);
    if (redirect !== null) go(redirect);
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
  return ({ transactionId, paymentStatus, paymentId }: Transaction, redirectTo: string | null) => {
    const resultPage = paymentStatus === 'success' ? 'success-payment' : 'pending-payment';
    const isAllowed = redirectTo !== null && resolveRedirect(redirectTo) !== null;
    const address = isAllowed ? redirectTo : route(resultPage, { transactionId });
    const redirect = { address, paymentId: paymentId ?? '' };
    saveOrderRedirect(customer.id, redirect);
    go(redirect);
  };
}
