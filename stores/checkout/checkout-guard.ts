import {
  type CheckoutData,
  type ChosenOption,
  type ChosenTokenizable,
  createInitialCheckout,
  dropExpiredTokenizable,
  type PlaceOrderAttempt,
} from '@/lib/domain/checkout/state';
import { CHECKOUT_STEPS, type StepStates, updateStepFlags } from '@/lib/domain/checkout/steps';
import type {
  MonthlyPaymentOption,
  MonthlyPaymentPlan,
  PickupPerson,
} from '@/lib/domain/checkout/types';
import {
  asFields,
  asNumber,
  asText,
  asUniqueList,
  type Fields,
  type Guard,
  pickFields,
} from '../persistence/guards';

const asChosen: Guard<ChosenOption> = (value) => {
  const fields = asFields(value);
  return fields && pickFields(fields, asText, ['id', 'label']);
};

/** Copies known fields only, so that a security code that was stored by mistake is dropped. */
const asTokenizable: Guard<ChosenTokenizable> = (value) => {
  const fields = asFields(value);
  const texts = fields && pickFields(fields, asText, ['id', 'label', 'paymentMethodCode']);
  const payload = asFields(fields?.payload);
  if (!texts || !payload) return null;
  return {
    ...texts,
    creationDate: asText(fields.creationDate),
    payload: {
      creationDate: asText(payload.creationDate),
      typeResource: asText(payload.typeResource) ?? '',
    },
  };
};

const asPerson: Guard<PickupPerson> = (value) => {
  const fields = asFields(value);
  return fields && pickFields(fields, asText, ['name', 'lastName', 'motherLastName', 'telephone']);
};

const asPlan: Guard<MonthlyPaymentPlan> = (value) => {
  const fields = asFields(value);
  return fields && pickFields(fields, asNumber, ['months', 'price', 'firstPayment', 'total']);
};

const asOption: Guard<MonthlyPaymentOption> = (value) => {
  const fields = asFields(value);
  const id = asText(fields?.id);
  const maxMonths = asNumber(fields?.maxMonths);
  const plans = asUniqueList(fields?.plans, asPlan, ({ months }) => String(months));
  const productIds = asUniqueList(fields?.productIds, asText, (one) => one);
  return id !== null && maxMonths !== null && plans && productIds
    ? { id, maxMonths, plans, productIds }
    : null;
};

const asAttempt: Guard<PlaceOrderAttempt> = (value) => {
  const fields = asFields(value);
  return fields && pickFields(fields, asText, ['key', 'of']);
};

function asSteps(value: unknown, initial: StepStates): StepStates {
  const fields = asFields(value);
  return CHECKOUT_STEPS.reduce((steps, name) => {
    const flags = asFields(fields?.[name]);
    if (!flags) return steps;
    const { isCompleted, show } = flags;
    return updateStepFlags(steps, name, { isCompleted: isCompleted === true, show: show === true });
  }, initial);
}

/** Slots keep their positions. An empty or invalid slot becomes null and must be chosen again. */
const asSlots = (value: unknown): (MonthlyPaymentPlan | null)[] =>
  Array.isArray(value) ? value.map(asPlan) : [];

function asMonthly(fields: Fields): Partial<CheckoutData> {
  const options = asUniqueList(fields.monthlyPaymentOptions, asOption, ({ id }) => id) ?? [];
  const monthlyPlans = asSlots(fields.monthlyPlans);
  const fits = monthlyPlans.length === options.length;
  return {
    monthlyPaymentOptions: options,
    monthlyPlans: fits ? monthlyPlans : [],
    hasMonthlyPayment: fields.hasMonthlyPayment === true,
  };
}

/** Reads a stored checkout. Missing fields get their initial values. Null when the value is not an object. */
export function parsePersistedCheckout(value: unknown): CheckoutData | null {
  const fields = asFields(value);
  if (!fields) return null;
  const initial = createInitialCheckout();
  const is = (name: keyof CheckoutData) => fields[name] === true;
  const data: CheckoutData = {
    customerId: asText(fields.customerId),
    paymentMethodCode: asText(fields.paymentMethodCode),
    paymentTokenizable: asTokenizable(fields.paymentTokenizable),
    expiresTokenizable: asText(fields.expiresTokenizable),
    cvcValidate: is('cvcValidate'),
    isShipping: typeof fields.isShipping === 'boolean' ? fields.isShipping : null,
    customerAddress: asChosen(fields.customerAddress),
    store: asChosen(fields.store),
    courier: asChosen(fields.courier),
    pickupPerson: asPerson(fields.pickupPerson) ?? initial.pickupPerson,
    hasShippingInsurance: fields.hasShippingInsurance !== false,
    billingCustomerAddress: asChosen(fields.billingCustomerAddress),
    requiredBilling: is('requiredBilling'),
    monthlyPlans: [],
    monthlyPaymentOptions: [],
    hasMonthlyPayment: false,
    ...asMonthly(fields),
    acceptTerms: is('acceptTerms'),
    acceptShippingConditions: is('acceptShippingConditions'),
    deviceSessionId: asText(fields.deviceSessionId),
    trackingId: asText(fields.trackingId),
    transactionId: asText(fields.transactionId),
    errorMessage: asText(fields.errorMessage),
    steps: asSteps(fields.steps, initial.steps),
    cartFingerprint: asText(fields.cartFingerprint),
    attempt: asAttempt(fields.attempt),
  };
  return dropExpiredTokenizable(data, Date.now());
}
