import { specEndpoints } from '@/lib/api/endpoints/spec';
import { SPEC_ATTRIBUTES } from '../mock-api/dialects/spec-fields';

/** The calls of the specification (section 7), by the names of their endpoints. */
export const SPEC_CALLS = Object.keys(specEndpoints);

/** Fields of section 3 that the demo's backend has no data for. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  customers: ['authorized_device', 'verification_code'],
  orders: [
    ...['salesperson_id', 'drawer_opening_id', 'billing_address_id', 'pickup_id', 'coupon_id'],
    ...['shipping_promotion_id', 'point_card_id', 'courier_id', 'invoice_no_delivered'],
    ...['quote_days', 'quote_sent_at', 'generated_points', 'order_comments', 'cancel_comments'],
    ...['request_ip', 'reprinted', 'wallet_reprinted', 'mkp_order_id', 'recalculated_at'],
    ...['fully_packed_at'],
  ],
};

/** The fields that the specification names, by the type of their resource. */
export const SPEC_FIELDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(SPEC_ATTRIBUTES).map(([type, fields]) => [
    type,
    [...fields, ...(MORE[type] ?? [])],
  ]),
);

const orderFields = (names: readonly string[], because: string) =>
  Object.fromEntries(names.map((name) => [`orders.${name}`, because]));
const OWN = 'the customer who sees the order is this one';
const BESIDE = 'the order has what the id stands for';
const STAFF = 'it is for the people of the shop';

/** Why nobody reads a field, or why the shop does not make a call. */
export const NOT_READ: Readonly<Record<string, string>> = {
  oauthToken:
    'the gateway never sends a customer’s password anywhere but to the login, whose answer has the token',
  'categories.has_subcategories': 'the subcategories themselves come with their category',
  'products.set_base_price_with_tax':
    'every screen shows one reference price, and this would be a second',
  'products.is_assembly': 'a whole computer is sold like any other product',
  'products.is_component': '`assembly_group` says in which step of the builder it belongs',
  'products.related_assembly_groups':
    'the specification does not say what relates them; `compatible` and its reasons say what goes together',
  'customers.mobil': 'the shop shows and changes one telephone, `phone`',
  'customers.type':
    'the gateway hands it on as `customer_type`, because `type` is the type of the resource',
  'carts.has_coupon': '`coupon_code` is there when a coupon is',
  ...orderFields(['customer_id', 'customer_name', 'customer_email', 'customer_phone'], OWN),
  ...orderFields(['delivery_address_id', 'billing_address_id', 'pickup_id'], BESIDE),
  ...orderFields(['coupon_id', 'shipping_promotion_id', 'courier_id', 'point_card_id'], BESIDE),
  ...orderFields(['type', 'is_for_web', 'salesperson_id', 'drawer_opening_id'], STAFF),
  ...orderFields(['request_ip', 'reprinted', 'wallet_reprinted', 'mkp_order_id'], STAFF),
  ...orderFields(['recalculated_at', 'fully_packed_at', 'invoice_no_delivered'], STAFF),
  'orders.quote_days': '`quote_sent_at` says that it was a quote, and quotes are not listed',
};
