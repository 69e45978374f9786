import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckoutProblem } from '@/lib/domain/checkout/checkout-problem';
import {
  type BySection,
  findShipmentProblems,
  removeUnavailableChoices,
} from '@/lib/domain/checkout/checkout-sections';
import { findMonthlyStepProblem } from '@/lib/domain/checkout/monthly-plans';
import { findPaymentProblem, isPaymentNeeded } from '@/lib/domain/checkout/payment';
import { needsSecurityCode } from '@/lib/domain/checkout/review';
import { paymentMethodsQuery } from '@/lib/queries/checkout';
import { useAvailableOptions } from '../shipment/use-available-options';
import type { StepProps } from '../step-props';
import { useCheckoutTotals } from '../use-checkout-totals';
import { useRefreshedMonthlyOptions } from '../use-refreshed-monthly-options';

/** The data of the order to be placed, from the server, and the problems that block it. */
export function useOrderReview(props: StepProps) {
  const { customer, transactionId, store, config } = props;
  const state = store();
  const isOrder = transactionId !== null;
  // For an existing order, delivery and invoicing are already decided.
  const availableOptions = useAvailableOptions(
    customer.id,
    isOrder ? { isShipping: null, customerAddress: null, requiredBilling: false } : state,
  );
  const data = removeUnavailableChoices(state, availableOptions);
  useRefreshedMonthlyOptions(props, data.monthlyPlans.length > 0);
  const methods = useQuery(paymentMethodsQuery(customer.id, transactionId));
  const totals = useCheckoutTotals(props);
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
    const found: BySection<CheckoutProblem> = isOrder ? {} : findShipmentProblems(data);
    const payment =
      methods.data && totals.data && isPaymentNeeded(totals.data)
        ? findPaymentProblem(data, methods.data, at)
        : null;
    if (payment) found.payment = payment;
    const monthly = findMonthlyStepProblem(data);
    if (monthly) found.monthly = monthly;
    return found;
  };
  return { data, method, methods, totals, now, setNow, isCodeNeeded, findProblems };
}
