import { z } from 'zod';
import type { Backend } from '../backend';
import { physicalLines } from '../catalogue/showcase';
import { courierOffers, placeOfAddress } from '../checkout/couriers';
import { checkPayment, plansSchema } from '../checkout/paying';
import { missingIn } from '../checkout/refusals';
import { ownTransaction, transactionBasket } from '../checkout/transactions';
import { flag, phone, readBody, required } from '../core/body';
import type { CustomerCall } from '../core/customer-route';
import { unprocessable } from '../core/problem';
import { fromWire } from '../core/wire';
import { type Basket, cartBasket } from '../customers/basket';
import { cartOf } from '../customers/cart';
import type { DeliveryRow } from '../customers/rows';
import { cartTotals } from '../customers/totals';
import { STORES } from '../seed/places/stores';

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

/** Keeps the choice with the cart; what does not belong to the kind of delivery is refused, as the rest is. */
export async function storeShipping(backend: Backend, call: CustomerCall) {
  const body = await readBody(call.request, shippingSchema);
  const cart = cartOf(backend, call.customer.id);
  cart.delivery =
    body.shipping_type === 'pickup' ? pickup(backend, call, body) : shipping(backend, call, body);
  return { meta: cartTotals(backend, call.customer, cart).attributes };
}

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

export async function storeMonthly(backend: Backend, call: CustomerCall) {
  const body = await readBody(call.request, monthlySchema);
  const basket = basketOf(backend, call, body.transaction_id ?? null);
  const plans = body.monthly_payment_option_plans;
  const { totals } = checkPayment(backend, call.customer, basket, { ...body, plans });
  return { meta: totals.attributes };
}

const providerOrderSchema = z.strictObject({
  payment_method_code: z.enum(['paypal_account', 'paypal_card_v2'], 'El método de pago no existe.'),
  transaction_id: z.string().nullish(),
  is_temporary: flag.default(false),
});

/** An order at the provider that everybody approves; its name serves as a token, as every one here does. */
export async function openProviderOrder(backend: Backend, call: CustomerCall) {
  const body = await readBody(call.request, providerOrderSchema);
  const { lines } = basketOf(backend, call, body.transaction_id ?? null);
  if (lines.length === 0) throw unprocessable('/items', 'Tu carrito está vacío.');
  return { meta: { provider_order_id: 'tok_paypal_4242' } };
}
