import { readCourierFields, readPickupStoreFields } from '@/lib/api/delivery-options';
import { readMonthlyGroupFields, readMonthlyOptionFields } from '@/lib/api/monthly-options';
import { readPaymentMethodFields, readProviderOrderFields } from '@/lib/api/payment-methods';
import { toTokenizable } from '@/lib/api/stored-cards';
import * as transactions from '@/lib/api/transactions';
import { call, many, meta, needed, one } from '../call';
import { extend, fields, inside, resource, toMany } from '../fields';
import { cart, cartMessageMeta } from './cart';

const tokenizable = resource('tokenizables', toTokenizable, [
  'should payment_method_code (method), last_four (last digits): the card has no ~',
  'may creation_date, brand, holder, expires (expiry)',
  'may payload: the security code is asked for',
  'payload extra cvc: the security code is asked for',
  'payload may creation_date (date), type_resource (kind): its ~ is unknown',
  'may is_expired = false: the backend refuses an expired card',
  'may is_default = false: no card is chosen beforehand',
  'may is_temporary = false: it counts as stored',
]);

const paymentMethod = resource('payment-methods: nothing', readPaymentMethodFields, [
  'must code; should name = `code`; may description; extra unavailable_reason (reason)',
  'should tokenizer = false: the method needs no card',
  'should secure_code_required = false: no security code is asked for',
  'may is_available = true: the method is offered',
  'extra minimun_amount (minimum), maximum_amount (maximum): there is no ~',
  toMany('should tokenizables: stored cards are not offered', () => tokenizable),
]);

const courier = resource('couriers', readCourierFields, [
  'must name, price_with_tax or total_with_tax = `total_with_tax`; should from (day of delivery)',
  'may service, days, discount_with_tax = 0, total_with_tax = price − discount, to = `from`',
]);

const pickupStore = resource('pickup-stores', readPickupStoreFields, [
  'must name; should address',
  'may city, state, hours, ready_utc (time when the order is ready), hold_days, phone (telephone)',
  'may whatsapp (WhatsApp), missing (products that the store lacks); extra distance_km (distance)',
  'should is_available = true: the store is offered',
  'missing must product_id: the product is left out',
  'missing should name; may wanted (quantity), stock',
]);

const monthlyGroup = [
  'should id = `max_months`, max_months or plans = the longest plan',
  'may product_ids: the products of the plans are not shown',
  'must plans: the option has no plans',
  'plans must monthly_payment_months, price',
  'plans may first_payment = `price`, total = the sum of the payments',
  'plans may interest_percent: the months are compared with the amount',
] as const;

const monthlyOptionMeta = fields(readMonthlyOptionFields, [
  'should monthly_payment_options: the groups of the cart are asked for',
  ...inside('monthly_payment_options', monthlyGroup),
]);

const cartWithPlans = extend(cart, 'carts', readMonthlyGroupFields, [
  'extra monthlyPaymentGroups: the order is paid at once',
  'monthlyPaymentGroups extra groups: the order is paid at once',
  ...inside('monthlyPaymentGroups.groups', monthlyGroup),
]);

const providerOrderMeta = fields(readProviderOrderFields, [
  'must provider_order_id: nobody can pay with that provider',
]);

const transaction = resource('transactions: nothing', transactions.readTransactionFields, [
  'must transaction_id or id = `id`: the order is lost after it was placed',
  'should payment_status = pending',
  'should order_folio (number of the order), payment_method_code (method)',
  'should total or amount_due = what was sent',
  'may amount_due = `total` − `payment_applied`, is_payable = what `payment_status` says',
  'may wallet_promotion_amount (wallet credit)',
  'extra message, delivery_from (day of delivery), delivery_to (day of delivery)',
  'may cart_id: a lost answer is asked for by its key alone',
  'extra transaction_payment_id: the page of the payment cannot be opened',
  'extra order_id: there is no link to the order',
  'extra payment_applied = 0: nothing is taken as paid',
]);

const redirectMeta = fields(transactions.readTransactionMeta, [
  'extra redirectTo: the provider’s page is not opened',
]);

const payment = resource(
  'transaction-payments: the page of the payment is not found',
  transactions.readTransactionPaymentFields,
  [
    'should transaction_id: there is no way back to the order',
    'should order_folio (number of the order), payment_method_code (method), status = pending',
    'should amount (amount to pay); may method_name = `payment_method_code`',
    'extra reference, barcode, qr (QR code), message',
    'extra expires_utc (time limit), paid_utc (time of the payment)',
    'may monthly_payment_months = 1: it is paid at once',
    'may poll_after_seconds = 5: it is asked for every 5 seconds',
    'extra order_id: there is no link to the order',
    'extra deep_link (application), approval_url (provider’s page): the ~ is not opened',
    'extra client_secret: the bank’s verification cannot be shown',
  ],
);

const placed = (said: string) => one(said, transaction, redirectMeta);
export const checkoutCalls = {
  cartDetail: one('must Cart, Checkout: the cart cannot be shown', cartWithPlans, cartMessageMeta),
  customerTokenizables: many('should Cards: stored cards are not shown', tokenizable),
  tokenizableCreate: one('must Checkout, Cards: nobody can pay by card', tokenizable),
  tokenizableUpdate: call('should Cards: no card can be made the default'),
  tokenizableDelete: call('should Cards: no card can be deleted'),
  paymentMethods: many('must Checkout: nothing can be paid', paymentMethod),
  couriers: many('must Checkout: nothing can be sent home', courier),
  pickupStores: many('must Checkout: nothing can be picked up', pickupStore),
  shippingChoice: call('must Checkout: no delivery can be chosen'),
  providerOrder: needed(meta('should Checkout: the provider cannot be used', providerOrderMeta)),
  monthlyOptions: meta('should Checkout: the order is paid at once', monthlyOptionMeta),
  monthlyPayment: call('should Checkout: the order is paid at once'),
  transactionCreate: needed(placed('must Checkout: no order can be placed')),
  transactionUpdate: needed(placed('must Checkout: an unpaid order cannot be paid')),
  transaction: placed('must Payment, Checkout: the result of the payment is not shown'),
  transactionOutcome: placed('should Checkout: a lost answer sends the shopper to the orders'),
  transactionPayment: one('must Payment: vouchers and wallets cannot be paid', payment),
  paymentConfirm: placed('must Payment: a payment that needs a verification cannot be completed'),
  addressValidation: placed('should Payment: the address of an order cannot be confirmed'),
  paymentCancel: placed('should Payment: the payment stays pending'),
};
