import { useState } from 'react';
import type { CheckoutProblem } from '@/lib/domain/checkout/checkout-problem';
import {
  type BySection,
  findShipmentProblems,
  removeUnavailableChoices,
  toAvailableOptions,
} from '@/lib/domain/checkout/checkout-sections';
import { isInsured } from '@/lib/domain/checkout/insurance';
import { findMonthlyStepProblem } from '@/lib/domain/checkout/monthly-plans';
import { createOrderFingerprint } from '@/lib/domain/checkout/order-fingerprint';
import { findPaymentProblem, isPaymentNeeded } from '@/lib/domain/checkout/payment';
import { needsSecurityCode } from '@/lib/domain/checkout/review';
import type { StepProps } from '../step-props';
import { useRefreshedMonthlyOptions } from '../use-refreshed-monthly-options';
import { useOrderParts } from './use-order-parts';

/** The data of the order to be placed, from the server, and the problems that block it. */
export function useOrderReview(props: StepProps) {
  const { customer, transactionId, store, config } = props;
  const state = store();
  const checkout = { customerId: customer.id, transactionId, store };
  const { totals, methods, options, parts } = useOrderParts(checkout);
  const data = {
    ...removeUnavailableChoices(state, toAvailableOptions(options)),
    hasShippingInsurance: isInsured(state, totals.data),
  };
  const arePlansFresh = useRefreshedMonthlyOptions(props, data.monthlyPlans.length > 0);
  const method = methods.data?.find(({ code }) => code === data.paymentMethodCode) ?? null;
  // A security code is valid for some minutes: checked when the screen opens and when the order is placed.
  const [now, setNow] = useState(() => Date.now());

  /** @param at milliseconds since 1970 */
  const isCodeNeeded = (at: number): boolean =>
    needsSecurityCode(
      {
        method,
        chosen: data.paymentTokenizable,
        entered: state.enteredSecurityCode,
        provider: config.providers.account,
      },
      at,
    );
  const findProblems = (at: number): BySection<CheckoutProblem> => {
    const found: BySection<CheckoutProblem> =
      transactionId === null ? findShipmentProblems(data) : {};
    const payment =
      methods.data && totals.data && isPaymentNeeded(totals.data)
        ? findPaymentProblem(data, methods.data, at)
        : null;
    if (payment) found.payment = payment;
    const monthly = findMonthlyStepProblem(data);
    if (monthly) found.monthly = monthly;
    return found;
  };
  /** What the shopper sees; null until everything is loaded. */
  const shown = parts && createOrderFingerprint(parts);
  return { data, arePlansFresh, method, totals, shown, now, setNow, isCodeNeeded, findProblems };
}
