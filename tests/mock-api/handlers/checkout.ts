import { z } from 'zod';
import type { Backend } from '../backend';
import { physicalLines } from '../catalogue/showcase';
import { amountProblem, isOver, isSpent } from '../checkout/charge';
import { courierOffers, placeOfAddress } from '../checkout/couriers';
import { CREDIT, longestPlan, METHODS } from '../checkout/methods';
import { optionAttributes } from '../checkout/options';
import { checkPayment, payingOfQuery, plansSchema, requireMethod } from '../checkout/paying';
import { missingIn } from '../checkout/refusals';
import { ownTransaction, transactionBasket } from '../checkout/transactions';
import { flag, phone, readBody, required } from '../core/body';
import type { Resource } from '../core/json-api';
import { ownRows } from '../core/own';
import { notFound, unprocessable } from '../core/problem';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import { fromWire, toWire } from '../core/wire';
import { type Basket, cartBasket, isShippingFree } from '../customers/basket';
import { cartOf } from '../customers/cart';
import type { DeliveryRow } from '../customers/rows';
import { basketTotals, cartTotals } from '../customers/totals';
import { kilometres } from '../places/estimate';
import { placeOf } from '../places/zip-codes';
import { HOLD_DAYS, STORES, stateByCode } from '../seed/places/stores';
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
  },
  couriers(backend, { customer, query }) {
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
  },
  pickupStores(backend, { customer, query }) {
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
  },
  /** Keeps the choice with the cart; what does not belong to the kind of delivery is refused, as the rest is. */
  async shippingChoice(backend, call) {
    const body = await readBody(call.request, shippingSchema);
    const cart = cartOf(backend, call.customer.id);
    cart.delivery =
      body.shipping_type === 'pickup' ? pickup(backend, call, body) : shipping(backend, call, body);
    return { meta: cartTotals(backend, call.customer, cart).attributes };
  },
  /** An order at the provider that everybody approves; its name serves as a token, as every one here does. */
  async providerOrder(backend, call) {
    const body = await readBody(call.request, providerOrderSchema);
    const { lines } = basketOf(backend, call, body.transaction_id ?? null);
    if (lines.length === 0) throw unprocessable('/items', 'Tu carrito está vacío.');
    return { meta: { provider_order_id: 'tok_paypal_4242' } };
  },
  monthlyOptions(backend, call) {
    const { query } = call;
    const method = requireMethod(query.get('payment_method_code'));
    const basket = basketOf(backend, call, query.get('transaction_id'));
    const paying = payingOfQuery(backend, call.customer, query) ?? {
      cap: longestPlan(method, undefined),
      plans: {},
    };
    const { options } = basketTotals(basket, paying);
    return { meta: { monthly_payment_options: options.map(optionAttributes) } };
  },
  async monthlyPayment(backend, call) {
    const body = await readBody(call.request, monthlySchema);
    const basket = basketOf(backend, call, body.transaction_id ?? null);
    const plans = body.monthly_payment_option_plans;
    const { totals } = checkPayment(backend, call.customer, basket, { ...body, plans });
    return { meta: totals.attributes };
  },
};

/** What is paid: the cart, or the transaction that is named. */
export function basketOf(
  backend: Backend,
  call: CustomerCall,
  transactionId: string | null,
): Basket {
  if (transactionId) {
    return transactionBasket(backend, ownTransaction(backend, call.customer, transactionId));
  }
  return cartBasket(backend, call.customer, cartOf(backend, call.customer.id));
}

const personSchema = z.strictObject({
  name: required('El nombre', 3, 80),
  last_name: required('El apellido paterno', 3, 80),
  mother_last_name: z.string().trim().max(80).default(''),
  telephone: phone,
});
const shippingSchema = z.strictObject({
  shipping_type: z.enum(
    ['shipping', 'pickup'],
    'Por favor, selecciona si deseas envío o recolección para tu pedido.',
  ),
  customer_address_id: z.string().nullish(),
  courier_id: z.string().nullish(),
  has_shipping_insurance: flag.default(true),
  pickup_store_id: z.string().nullish(),
  pickup_person: personSchema.nullish(),
});

/** Nothing is chosen yet; of licences, nothing ever is: no place, no courier, nothing to insure. */
const NOWHERE = {
  ...{ addressId: null, courierId: null, storeId: null, person: null },
  isInsured: false,
};

type ShippingBody = z.output<typeof shippingSchema>;

function shipping(backend: Backend, { customer }: CustomerCall, body: ShippingBody): DeliveryRow {
  const { lines } = cartBasket(backend, customer, cartOf(backend, customer.id));
  if (!body.customer_address_id && physicalLines(lines).length === 0)
    return { ...NOWHERE, type: 'shipping' };
  const place = placeOfAddress(backend, customer, body.customer_address_id ?? null);
  if (!place) {
    throw unprocessable('/customer_address_id', 'Por favor, selecciona tu dirección de envío.');
  }
  const offer = courierOffers(backend, lines, place, false).find(
    ({ id }) => id === body.courier_id,
  );
  if (!offer) throw unprocessable('/courier_id', 'Por favor, selecciona la paquetería que deseas.');
  return {
    ...NOWHERE,
    type: 'shipping',
    addressId: body.customer_address_id ?? null,
    courierId: offer.id,
    isInsured: Boolean(body.has_shipping_insurance),
  };
}

function pickup(backend: Backend, { customer }: CustomerCall, body: ShippingBody): DeliveryRow {
  const pointer = '/pickup_store_id';
  const store = STORES.find(({ id }) => id === body.pickup_store_id);
  if (!store) throw unprocessable(pointer, 'Por favor, selecciona la tienda deseada.');
  const [missing] = missingIn(backend, cartOf(backend, customer.id), store.id);
  if (missing) throw unprocessable(pointer, `La tienda ${store.name} no tiene ${missing.name}.`);
  const { name, lastName, motherLastName, phone } = customer;
  // The customer, when nobody else is named.
  const person = body.pickup_person
    ? fromWire(body.pickup_person)
    : { name, lastName, motherLastName, telephone: phone };
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
