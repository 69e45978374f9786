import { z } from 'zod';
import type { Backend } from '../backend';
import { physicalLines } from '../catalogue/showcase';
import { amountProblem, isUsable } from '../checkout/charge';
import { courierOf, courierOffers, placeOfAddress } from '../checkout/couriers';
import { CREDIT, METHODS } from '../checkout/methods';
import { optionAttributes } from '../checkout/options';
import { checkPayment, payingOfQuery, plansSchema, requireMethod } from '../checkout/paying';
import { CHOOSE_ADDRESS, CHOOSE_COURIER, CHOOSE_DELIVERY, missingIn } from '../checkout/refusals';
import { ownTransaction, transactionBasket } from '../checkout/transactions';
import { flag, phone, readBody, required } from '../core/body';
import { byId } from '../core/find';
import { fromWire, links, resourceOf, toWire } from '../core/json-api';
import { ownRows } from '../core/own';
import { demand, found, given, notFound } from '../core/problem';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import { cartBasket, isShippingFree } from '../customers/basket';
import { cartOf } from '../customers/cart';
import type { DeliveryRow } from '../customers/rows';
import { basketTotals, cartTotals } from '../customers/totals';
import { kilometres } from '../places/estimate';
import { placeOf } from '../places/zip-codes';
import { HOLD_DAYS, STORES, type StoreRow, stateByCode } from '../seed/places/stores';
import { tokenizableResource } from './tokenizables';

const HOUR = 3_600_000;
/** An order is ready three hours later, on the hour; between 19:00 and 9:00 nobody prepares any (UTC-6). */
function readyUtc(now: Date): string {
  const ready = new Date(Math.ceil(now.getTime() / HOUR) * HOUR + 3 * HOUR);
  while ((ready.getUTCHours() + 18) % 24 < 12 || (ready.getUTCHours() + 18) % 24 > 19) {
    ready.setTime(ready.getTime() + HOUR);
  }
  return ready.toISOString();
}

export const checkoutHandlers: CustomerHandlers = {
  paymentMethods(backend, call) {
    const basket = basketOf(backend, call, call.query.get('transaction_id'));
    const { customers } = backend;
    const cards = ownRows(customers.rows.tokenizables, call).filter(
      (row) => !row.isTemporary || isUsable(customers, row),
    );
    const offered = basket.creditLimit > 0 ? [...METHODS, CREDIT] : METHODS;
    const data = offered.map((method) => {
      const own = cards.filter((row) => row.method === method.code);
      // What it comes to at once.
      const { due: total } = basketTotals(basket, { cap: method.months, plans: {} });
      const problem = amountProblem(method, total, basket.creditLimit);
      return resourceOf(
        'payment-methods',
        method.code,
        {
          ...toWire(method, 'code name description tokenizer secure_code_required=secureCode'),
          ...toWire(method, 'max_months=months minimun_amount=from maximum_amount=to'),
          is_available: problem === null,
          unavailable_reason: problem,
          total,
        },
        { tokenizables: links('tokenizables', own) },
      );
    });
    return { data, included: cards.map((row) => tokenizableResource(backend, row)) };
  },
  couriers(backend, { customer, query }) {
    const address = placeOfAddress(backend, customer, query.get('address_id'));
    const place = found(address, 'Esa dirección ya no existe.');
    const { lines, coupon } = cartBasket(backend, customer, cartOf(backend, customer.id));
    const offers = courierOffers(backend, lines, place, isShippingFree(lines, coupon));
    const data = offers.map((offer) =>
      resourceOf('couriers', offer.id, {
        ...toWire(offer, 'name service price_with_tax=price discount_with_tax=discount'),
        total_with_tax: offer.price - offer.discount,
        ...toWire(offer, 'days from to'),
      }),
    );
    return { data };
  },
  pickupStores(backend, { customer, query }) {
    const zipCode = query.get('zip_code');
    const place = zipCode === null ? undefined : placeOf(zipCode);
    if (place === null) throw notFound(`El código postal ${zipCode} no existe.`);
    const cart = cartOf(backend, customer.id);
    const far = (store: StoreRow) => (place ? kilometres(place, store) : 0);
    const data = STORES.toSorted((a, b) => far(a) - far(b)).map((store) => {
      const missing = missingIn(backend, cart, store.id);
      return resourceOf('pickup-stores', store.id, {
        ...toWire(store, 'name address city'),
        state: stateByCode(store.state).name,
        ...toWire(store, 'zipCode phone hours'),
        distance_km: place ? far(store) : null,
        is_available: missing.length === 0 && cart.items.length > 0,
        missing,
        ready_utc: missing.length === 0 ? readyUtc(backend.now()) : null,
        hold_days: HOLD_DAYS,
        whatsapp: store.phone,
      });
    });
    return { data };
  },
  /** Keeps the choice with the cart; what does not belong to the kind of delivery is refused, as the rest is. */
  async shippingChoice(backend, call) {
    const body = await readBody(call.request, shippingSchema);
    const cart = cartOf(backend, call.customer.id);
    const choose = body.shipping_type === 'pickup' ? pickup : shipping;
    cart.delivery = choose(backend, call, body);
    return { meta: cartTotals(backend, call.customer, cart).attributes };
  },
  /** An order at the provider that everybody approves; its name serves as a token, as every one here does. */
  async providerOrder(backend, call) {
    const body = await readBody(call.request, providerOrderSchema);
    const { lines } = basketOf(backend, call, body.transaction_id);
    demand(lines.length > 0, '/items', 'Tu carrito está vacío.');
    return { meta: { provider_order_id: 'tok_paypal_4242' } };
  },
  monthlyOptions(backend, call) {
    const { query, customer } = call;
    requireMethod(query.get('payment_method_code'));
    const basket = basketOf(backend, call, query.get('transaction_id'));
    const { options } = basketTotals(basket, payingOfQuery(backend, customer, query));
    return { meta: { monthly_payment_options: options.map(optionAttributes) } };
  },
  async monthlyPayment(backend, call) {
    const body = await readBody(call.request, monthlySchema);
    const basket = basketOf(backend, call, body.transaction_id);
    const { totals } = checkPayment(backend, call.customer, basket, body);
    return { meta: totals.attributes };
  },
};

/** What is paid: the cart, or the transaction that is named. */
function basketOf(backend: Backend, { customer }: CustomerCall, transactionId?: string | null) {
  if (!transactionId) return cartBasket(backend, customer, cartOf(backend, customer.id));
  return transactionBasket(backend, ownTransaction(backend, customer, transactionId));
}

const personSchema = z.strictObject({
  name: required('El nombre', 3, 80),
  last_name: required('El apellido paterno', 3, 80),
  mother_last_name: z.string().trim().max(80).default(''),
  telephone: phone,
});
const shippingSchema = z.strictObject({
  shipping_type: z.enum(['shipping', 'pickup'], CHOOSE_DELIVERY),
  customer_address_id: z.string().nullish(),
  courier_id: z.string().nullish(),
  has_shipping_insurance: flag.default(true),
  pickup_store_id: z.string().nullish(),
  pickup_person: personSchema.nullish(),
});
type ShippingBody = z.output<typeof shippingSchema>;

/** Nothing is chosen yet; of licences, nothing ever is: no place, no courier, nothing to insure. */
const NOWHERE = {
  addressId: null,
  courierId: null,
  storeId: null,
  person: null,
  isInsured: false,
};

function shipping(backend: Backend, { customer }: CustomerCall, body: ShippingBody): DeliveryRow {
  const { customer_address_id: addressId = null, courier_id: courierId = null } = body;
  const { lines } = cartBasket(backend, customer, cartOf(backend, customer.id));
  if (!addressId && physicalLines(lines).length === 0) return { ...NOWHERE, type: 'shipping' };
  const place = placeOfAddress(backend, customer, addressId);
  demand(place, '/customer_address_id', CHOOSE_ADDRESS);
  const isOffered = courierOf(backend, customer, lines, { addressId, courierId });
  demand(isOffered, '/courier_id', CHOOSE_COURIER);
  const isInsured = Boolean(body.has_shipping_insurance);
  return { ...NOWHERE, type: 'shipping', addressId, courierId, isInsured };
}

function pickup(backend: Backend, { customer }: CustomerCall, body: ShippingBody): DeliveryRow {
  const pointer = '/pickup_store_id';
  const chosen = byId(STORES, body.pickup_store_id);
  const store = given(chosen, pointer, 'Por favor, selecciona la tienda deseada.');
  const [missing] = missingIn(backend, cartOf(backend, customer.id), store.id);
  demand(!missing, pointer, `La tienda ${store.name} no tiene ${missing?.name}.`);
  const { name, lastName, motherLastName, phone: telephone } = customer;
  // The customer, when nobody else is named.
  const person = body.pickup_person
    ? fromWire(body.pickup_person)
    : { name, lastName, motherLastName, telephone };
  return { ...NOWHERE, type: 'pickup', storeId: store.id, person };
}

const monthlySchema = z.strictObject({
  payment_method_code: z.string(),
  tokenizable_id: z.string().nullish(),
  monthly_payment_option_plans: plansSchema,
  transaction_id: z.string().nullish(),
});
const providerOrderSchema = z.strictObject({
  payment_method_code: z.enum(['paypal_account', 'paypal_card_v2'], 'El método de pago no existe.'),
  transaction_id: z.string().nullish(),
  is_temporary: flag.default(false),
});
