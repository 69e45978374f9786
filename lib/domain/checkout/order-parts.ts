import type { Address } from '../address/types';
import type { CustomerCart } from '../cart/customer-cart';
import type { InvoicingProfile } from '../invoicing/types';
import {
  type LoadedOptions,
  removeUnavailableChoices,
  toAvailableOptions,
} from './checkout-sections';
import { isInsured } from './insurance';
import type { CheckoutData } from './state';
import type { CheckoutTotals } from './totals';
import type { Courier, PaymentMethod, PickupStore } from './types';

/** What the backend says about an order that is not placed yet. What is not needed is missing. */
export interface OrderAnswers extends LoadedOptions {
  totals: CheckoutTotals;
  methods: readonly PaymentMethod[];
  cart?: Pick<CustomerCart, 'items' | 'assemblies'>;
}

/** Everything that an order is made of. Null: not needed, or not known. */
export interface OrderParts {
  /** Without the choices that do not exist any more, and insured as the screens say it. */
  data: CheckoutData;
  totals: CheckoutTotals;
  method: PaymentMethod | null;
  /** Null for an existing order that is being paid. */
  cart: Pick<CustomerCart, 'items' | 'assemblies'> | null;
  address: Address | null;
  courier: Courier | null;
  store: PickupStore | null;
  profile: InvoicingProfile | null;
}

const find = <Option extends { id: string }>(
  options: readonly Option[] | null | undefined,
  chosen: { id: string } | null,
): Option | null => options?.find(({ id }) => id === chosen?.id) ?? null;

/** The order that the customer's choices and the backend's answers come to. */
export function toOrderParts(state: CheckoutData, answers: OrderAnswers): OrderParts {
  const { totals, methods, cart = null } = answers;
  const data = {
    ...removeUnavailableChoices(state, toAvailableOptions(answers)),
    hasShippingInsurance: isInsured(state, totals),
  };
  return {
    data,
    totals,
    method: methods.find(({ code }) => code === data.paymentMethodCode) ?? null,
    cart,
    address: find(answers.addresses, data.customerAddress),
    courier: find(answers.couriers, data.courier),
    store: find(answers.stores, data.store),
    profile: find(answers.profiles, data.billingCustomerAddress),
  };
}
