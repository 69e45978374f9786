import * as z from 'zod/mini';
import {
  type CheckoutData,
  createInitialCheckout,
  dropExpiredTokenizable,
} from '@/lib/domain/checkout/state';
import type { MonthlyPaymentOption, MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import { flagOr, nullableText, uniqueListOf } from '../persistence/schemas';

const initial = createInitialCheckout();

const chosenOption = z.catch(z.nullable(z.object({ id: z.string(), label: z.string() })), null);

/** Unknown fields are dropped, and with them a security code that was stored by mistake. */
const tokenizable = z.object({
  id: z.string(),
  label: z.string(),
  paymentMethodCode: z.string(),
  creationDate: nullableText,
  payload: z.object({ creationDate: nullableText, typeResource: z.catch(z.string(), '') }),
});

const pickupPerson = z.object({
  name: z.string(),
  lastName: z.string(),
  motherLastName: z.string(),
  telephone: z.string(),
});

const plan: z.ZodMiniType<MonthlyPaymentPlan> = z.object({
  months: z.number(),
  price: z.number(),
  firstPayment: z.number(),
  total: z.number(),
  interestPercent: z.catch(z.nullable(z.number()), null),
});

const option: z.ZodMiniType<MonthlyPaymentOption> = z.object({
  id: z.string(),
  maxMonths: z.number(),
  plans: uniqueListOf(plan, ({ months }) => String(months)),
  productIds: uniqueListOf(z.string(), (id) => id),
});

const stepFlags = z.object({ isCompleted: flagOr(false), show: flagOr(false) });
const stepOf = (step: keyof CheckoutData['steps']) => z.catch(stepFlags, initial.steps[step]);
const steps = z.object({
  detail: stepOf('detail'),
  payment: stepOf('payment'),
  shipment: stepOf('shipment'),
  'monthly-payment': stepOf('monthly-payment'),
  review: stepOf('review'),
});

/** A stored checkout. A missing or invalid field gets its initial value. */
const checkout: z.ZodMiniType<CheckoutData> = z.object({
  customerId: nullableText,
  paymentMethodCode: nullableText,
  paymentTokenizable: z.catch(z.nullable(tokenizable), null),
  expiresTokenizable: nullableText,
  cvcValidate: flagOr(false),
  isDigital: flagOr(false),
  isShipping: z.catch(z.nullable(z.boolean()), null),
  customerAddress: chosenOption,
  store: chosenOption,
  courier: chosenOption,
  pickupPerson: z.catch(pickupPerson, initial.pickupPerson),
  isDeliveryChosen: flagOr(false),
  hasShippingInsurance: flagOr(true),
  isInsuranceChosen: flagOr(false),
  billingCustomerAddress: chosenOption,
  requiredBilling: flagOr(false),
  cfdiUse: nullableText,
  // Slots keep their positions. An invalid slot becomes null and must be chosen again.
  monthlyPlans: z.catch(z.array(z.catch(z.nullable(plan), null)), []),
  monthlyPaymentOptions: z.catch(
    uniqueListOf(option, ({ id }) => id),
    [],
  ),
  hasMonthlyPayment: flagOr(false),
  acceptTerms: flagOr(false),
  acceptShippingConditions: flagOr(false),
  deviceSessionId: nullableText,
  trackingId: nullableText,
  transactionId: nullableText,
  errorMessage: nullableText,
  steps: z.catch(steps, initial.steps),
  cartFingerprint: nullableText,
  attempt: z.catch(z.nullable(z.object({ key: z.string(), of: z.string() })), null),
});

/** Reads a stored checkout. Null when the value is not an object. */
export function parsePersistedCheckout(value: unknown): CheckoutData | null {
  const { data } = checkout.safeParse(value);
  if (!data) return null;
  const fits = data.monthlyPlans.length === data.monthlyPaymentOptions.length;
  return dropExpiredTokenizable(fits ? data : { ...data, monthlyPlans: [] }, Date.now());
}
