import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { monthlyStepProblem } from '@/lib/domain/checkout/monthly';
import { type ByPart, shipmentProblems, withoutGone } from '@/lib/domain/checkout/parts';
import { paymentProblem } from '@/lib/domain/checkout/payment';
import { needsSecurityCode } from '@/lib/domain/checkout/review';
import { isStoredCvcValid, payloadWith } from '@/lib/domain/checkout/tokens';
import type { CheckoutProblem } from '@/lib/domain/checkout/validation';
import { paymentMethods } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import type { StepProps } from '../checkout-flow';
import { useOffered } from '../shipment/use-offered';
import { useCheckoutTotals } from '../use-checkout-totals';
import { useFreshOptions } from '../use-fresh-options';

/** The data of the order to be placed, from the server, and the problems that block it. */
export function useReview(props: StepProps) {
  const { customer, transactionId, store, config } = props;
  const client = getQueryClient();
  const state = store();
  const isOrder = transactionId !== null;
  // For an existing order, delivery and invoicing are already decided.
  const offered = useOffered(
    customer.id,
    isOrder ? { isShipping: null, customerAddress: null, requiredBilling: false } : state,
  );
  const data = withoutGone(state, offered);
  useFreshOptions(props, data.monthlyPlans.length > 0);
  const methods = useQuery(paymentMethods(customer.id, transactionId), client);
  const totals = useCheckoutTotals(props);
  const method = methods.data?.find(({ code }) => code === data.paymentMethodCode) ?? null;
  const token = data.paymentTokenizable;
  // A security code is valid for some minutes: checked when the screen opens and when the order is placed.
  const [now, setNow] = useState(() => Date.now());

  /** @param at milliseconds since 1970 */
  const isCodeNeeded = (at: number): boolean => {
    const methodCode = data.paymentMethodCode ?? '';
    const provider = config.providers.account;
    const held = method?.tokenizables.find(({ id }) => id === token?.id)?.payload;
    if (held && isStoredCvcValid(held, methodCode, provider, at)) return false;
    return needsSecurityCode({
      methodCode,
      isRequired: method?.secureCodeRequired ?? false,
      payload: token && payloadWith(token, state.givenCode),
      provider,
      now: at,
    });
  };
  const problems = (at: number): ByPart<CheckoutProblem> => {
    const found: ByPart<CheckoutProblem> = isOrder ? {} : shipmentProblems(data);
    const payment = methods.data ? paymentProblem(data, methods.data, at) : null;
    if (payment) found.payment = payment;
    const monthly = monthlyStepProblem(data);
    if (monthly) found.monthly = monthly;
    return found;
  };
  return { data, method, methods, totals, now, setNow, isCodeNeeded, problems };
}
