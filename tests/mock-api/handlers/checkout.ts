import type { Backend } from '../backend';
import { amountProblem, isOver, isSpent } from '../checkout/charge';
import { courierOffers, placeOfAddress } from '../checkout/couriers';
import { CREDIT, longestPlan, METHODS } from '../checkout/methods';
import { optionAttributes } from '../checkout/options';
import { payingOfQuery, requireMethod } from '../checkout/paying';
import { missingIn } from '../checkout/refusals';
import type { CustomerCall, CustomerHandlers } from '../core/customer-route';
import type { Resource } from '../core/json-api';
import { ownRows } from '../core/own';
import { notFound } from '../core/problem';
import { toWire } from '../core/wire';
import { cartBasket, isShippingFree } from '../customers/basket';
import { cartOf } from '../customers/cart';
import { basketTotals } from '../customers/totals';
import { kilometres } from '../places/estimate';
import { placeOf } from '../places/zip-codes';
import { HOLD_DAYS, STORES, stateByCode } from '../seed/places/stores';
import { basketOf, openProviderOrder, storeMonthly, storeShipping } from './checkout-choices';
import { tokenizableResource } from './tokenizables';

function methods(backend: Backend, call: CustomerCall) {
  const basket = basketOf(backend, call, call.query.get('transaction_id'));
  const { customers } = backend;
  const cards = ownRows(customers.rows.tokenizables, call).filter(
    (row) => !row.isTemporary || !(isOver(row, customers.now()) || isSpent(customers, row)),
  );
  const offered = basket.creditLimit > 0 ? [...METHODS, CREDIT] : METHODS;
  const data = offered.map((method): Resource => {
    const own = cards.filter((row) => row.method === method.code);
    const { due } = basketTotals(basket, { cap: method.months, plans: {} });
    const problem = amountProblem(method, due, basket.creditLimit);
    return {
      type: 'payment-methods',
      id: method.code,
      attributes: {
        ...toWire(method, 'code name description tokenizer'),
        secure_code_required: method.secureCode,
        max_months: method.months,
        minimun_amount: method.from,
        maximum_amount: method.to,
        is_available: problem === null,
        unavailable_reason: problem,
        /** What it comes to at once. */
        total: due,
      },
      relationships: {
        tokenizables: { data: own.map(({ id }) => ({ type: 'tokenizables', id })) },
      },
    };
  });
  return { data, included: cards.map((row) => tokenizableResource(backend, row)) };
}

function couriers(backend: Backend, { customer, query }: CustomerCall) {
  const place = placeOfAddress(backend, customer, query.get('address_id'));
  if (!place) throw notFound('Esa dirección ya no existe.');
  const { lines, coupon } = cartBasket(backend, customer, cartOf(backend, customer.id));
  const offers = courierOffers(backend, lines, place, isShippingFree(lines, coupon));
  return {
    data: offers.map(({ id, name, service, price, discount, days, from, to }) => ({
      type: 'couriers',
      id,
      attributes: {
        name,
        service,
        price_with_tax: price,
        discount_with_tax: discount,
        total_with_tax: price - discount,
        days,
        from,
        to,
      },
    })),
  };
}

const HOUR = 3_600_000;
/** An order is ready three hours later, on the hour; between 19:00 and 9:00 nobody prepares any (UTC-6). */
function readyUtc(now: Date): string {
  const ready = new Date(Math.ceil(now.getTime() / HOUR) * HOUR + 3 * HOUR);
  while ((ready.getUTCHours() + 18) % 24 < 12 || (ready.getUTCHours() + 18) % 24 > 19) {
    ready.setTime(ready.getTime() + HOUR);
  }
  return ready.toISOString();
}

function pickupStores(backend: Backend, { customer, query }: CustomerCall) {
  const zipCode = query.get('zip_code');
  const place = zipCode === null ? undefined : placeOf(zipCode);
  if (zipCode !== null && !place) throw notFound(`El código postal ${zipCode} no existe.`);
  const cart = cartOf(backend, customer.id);
  const data = STORES.map((store) => {
    const missing = missingIn(backend, cart, store.id);
    return {
      type: 'pickup-stores',
      id: store.id,
      attributes: {
        name: store.name,
        address: store.address,
        city: store.city,
        state: stateByCode(store.state).name,
        zip_code: store.zipCode,
        phone: store.phone,
        hours: store.hours,
        distance_km: place ? kilometres(place, store) : null,
        is_available: missing.length === 0 && cart.items.length > 0,
        missing,
        ready_utc: missing.length === 0 ? readyUtc(backend.now()) : null,
        hold_days: HOLD_DAYS,
        whatsapp: store.phone,
      },
    };
  });
  const far = ({ attributes }: (typeof data)[number]) => attributes.distance_km ?? 0;
  return { data: data.sort((a, b) => far(a) - far(b)) };
}

function monthlyOptionsOf(backend: Backend, call: CustomerCall) {
  const { query } = call;
  const method = requireMethod(query.get('payment_method_code'));
  const basket = basketOf(backend, call, query.get('transaction_id'));
  const paying = payingOfQuery(backend, call.customer, query) ?? {
    cap: longestPlan(method, undefined),
    plans: {},
  };
  const { options } = basketTotals(basket, paying);
  return { meta: { monthly_payment_options: options.map(optionAttributes) } };
}

/** What the steps of the checkout ask and keep. */
export const checkoutHandlers: CustomerHandlers = {
  paymentMethods: methods,
  couriers,
  pickupStores,
  shippingChoice: storeShipping,
  providerOrder: openProviderOrder,
  monthlyOptions: monthlyOptionsOf,
  monthlyPayment: storeMonthly,
};
