import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import type { Backend } from '../backend';
import { amountProblem, isOver } from '../checkout/charge';
import { courierOffers, placeOfAddress } from '../checkout/couriers';
import { longestPlan, METHODS } from '../checkout/methods';
import { optionAttributes } from '../checkout/options';
import { checkPayment, payingOfQuery, plansSchema, requireMethod } from '../checkout/paying';
import { missingIn } from '../checkout/stock';
import { ownTransaction, transactionBasket } from '../checkout/transactions';
import { flag, phone, readBody, required } from '../core/body';
import { type CustomerCall, customerRoute } from '../core/customer-route';
import type { Resource } from '../core/json-api';
import { ownRows } from '../core/own';
import { notFound, unprocessable } from '../core/problem';
import { type Basket, cartBasket, isShippingFree } from '../customers/basket';
import { cartOf } from '../customers/cart';
import type { DeliveryRow } from '../customers/rows';
import { basketTotals, cartTotals } from '../customers/totals';
import { kilometres } from '../places/estimate';
import { stateByCode } from '../places/states';
import { STORES } from '../places/stores';
import { placeOf } from '../places/zip-codes';
import { tokenizableResource } from './tokenizables';

/** What is paid: the cart, or the transaction that is named. */
function basketOf(backend: Backend, call: CustomerCall, transactionId: string | null): Basket {
  if (transactionId) {
    return transactionBasket(backend, ownTransaction(backend, call.customer, transactionId));
  }
  return cartBasket(backend, call.customer, cartOf(backend, call.customer.id));
}

function methods(backend: Backend, call: CustomerCall) {
  const basket = basketOf(backend, call, call.query.get('transaction_id'));
  const { rows, now } = backend.customers;
  const cards = ownRows(rows.tokenizables, call).filter(
    (row) => !row.isTemporary || !isOver(row, now()),
  );
  const data = METHODS.map((method): Resource => {
    const own = cards.filter((row) => row.method === method.code);
    const { due } = basketTotals(basket, { cap: method.months, plans: {} });
    const problem = amountProblem(method, due);
    return {
      type: 'payment-methods',
      id: method.code,
      attributes: {
        code: method.code,
        name: method.name,
        description: method.description,
        tokenizer: method.tokenizer,
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
      },
    };
  });
  const far = ({ attributes }: (typeof data)[number]) => attributes.distance_km ?? 0;
  return { data: data.sort((a, b) => far(a) - far(b)) };
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

/** Keeps the choice with the cart; what does not belong to the kind of delivery is refused, as the rest is. */
async function storeShipping(backend: Backend, call: CustomerCall) {
  const body = await readBody(call.request, shippingSchema);
  const cart = cartOf(backend, call.customer.id);
  cart.delivery =
    body.shipping_type === 'pickup' ? pickup(backend, call, body) : shipping(backend, call, body);
  return { meta: cartTotals(backend, call.customer, cart).attributes };
}

type ShippingBody = z.output<typeof shippingSchema>;

function shipping(backend: Backend, { customer }: CustomerCall, body: ShippingBody): DeliveryRow {
  const place = placeOfAddress(backend, customer, body.customer_address_id ?? null);
  if (!place) {
    throw unprocessable('/customer_address_id', 'Por favor, selecciona tu dirección de envío.');
  }
  const { lines } = cartBasket(backend, customer, cartOf(backend, customer.id));
  const offer = courierOffers(backend, lines, place, false).find(
    ({ id }) => id === body.courier_id,
  );
  if (!offer) throw unprocessable('/courier_id', 'Por favor, selecciona la paquetería que deseas.');
  return {
    type: 'shipping',
    addressId: body.customer_address_id ?? null,
    courierId: offer.id,
    storeId: null,
    person: null,
    isInsured: Boolean(body.has_shipping_insurance),
  };
}

function pickup(backend: Backend, { customer }: CustomerCall, body: ShippingBody): DeliveryRow {
  const pointer = '/pickup_store_id';
  const store = STORES.find(({ id }) => id === body.pickup_store_id);
  if (!store) throw unprocessable(pointer, 'Por favor, selecciona la tienda deseada.');
  const [missing] = missingIn(backend, cartOf(backend, customer.id), store.id);
  if (missing) throw unprocessable(pointer, `La tienda ${store.name} no tiene ${missing.name}.`);
  const person = body.pickup_person;
  return {
    type: 'pickup',
    addressId: null,
    courierId: null,
    storeId: store.id,
    // The customer, when nobody else is named.
    person: person
      ? {
          name: person.name,
          lastName: person.last_name,
          motherLastName: person.mother_last_name,
          telephone: person.telephone,
        }
      : {
          name: customer.name,
          lastName: customer.lastName,
          motherLastName: customer.motherLastName,
          telephone: customer.phone,
        },
    isInsured: false,
  };
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

const monthlySchema = z.strictObject({
  payment_method_code: z.string(),
  tokenizable_id: z.string().nullish(),
  monthly_payment_option_plans: plansSchema,
  transaction_id: z.string().nullish(),
});

async function storeMonthly(backend: Backend, call: CustomerCall) {
  const body = await readBody(call.request, monthlySchema);
  const basket = basketOf(backend, call, body.transaction_id ?? null);
  const plans = body.monthly_payment_option_plans;
  const { totals } = checkPayment(backend, call.customer, basket, { ...body, plans });
  return { meta: totals.attributes };
}

/** What the steps of the checkout ask and keep. */
export function checkoutHandlers(backend: Backend): HttpHandler[] {
  const checkout = assumedCheckoutEndpoints;
  return [
    customerRoute(backend, checkout.paymentMethods, (call) => methods(backend, call)),
    customerRoute(backend, checkout.couriers, (call) => couriers(backend, call)),
    customerRoute(backend, checkout.pickupStores, (call) => pickupStores(backend, call)),
    customerRoute(backend, checkout.shippingChoice, (call) => storeShipping(backend, call)),
    customerRoute(backend, checkout.monthlyOptions, (call) => monthlyOptionsOf(backend, call)),
    customerRoute(backend, checkout.monthlyPayment, (call) => storeMonthly(backend, call)),
  ];
}
