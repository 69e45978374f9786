import { readCourierFields, readPickupStoreFields } from '@/lib/api/delivery-options';
import { readMonthlyGroupFields, readMonthlyOptionFields } from '@/lib/api/monthly-options';
import { readPaymentMethodFields, readProviderOrderFields } from '@/lib/api/payment-methods';
import { toTokenizable } from '@/lib/api/stored-cards';
import * as transactions from '@/lib/api/transactions';
import { call, many, meta, needed, one } from '../call';
import { extend, fields, inside, resource, toMany } from '../fields';
import { cart, cartMessageMeta } from './cart';

const tokenizable = resource('tokenizables', toTokenizable, [
  'should payment_method_code: the card belongs to no method',
  'may creation_date: its date is unknown',
  'may payload: the security code is asked for',
  'payload may creation_date: its date is unknown',
  'payload extra cvc: the security code is asked for',
  'payload may type_resource: its kind is unknown',
  'may show brand (brand of the card), holder, expires (expiry)',
  'should last_four: the card has no last digits',
  'may is_expired: the backend refuses an expired card = false',
  'may is_default: no card is chosen beforehand = false',
  'may is_temporary: it counts as stored = false',
]);

const paymentMethod = resource('payment-methods: nothing', readPaymentMethodFields, [
  'must code: the method is left out',
  'should name: the method is named by its code = `code`',
  'may description: the method is not explained',
  'should tokenizer: the method needs no card = false',
  'should secure_code_required: no security code is asked for = false',
  'extra minimun_amount: there is no minimum = none',
  'extra maximum_amount: there is no maximum = none',
  'may is_available: the method is offered = true',
  'extra show unavailable_reason (reason)',
  toMany('should tokenizables: stored cards are not offered', () => tokenizable),
]);

const courier = resource('couriers', readCourierFields, [
  'must name: the courier is left out',
  'may show service, days',
  'must price_with_tax or total_with_tax: the courier is left out = `total_with_tax`',
  'may discount_with_tax: there is no discount = 0',
  'may total_with_tax: it is reckoned = price − discount',
  'should show from (day of delivery)',
  'may to: one day is shown = `from`',
]);

const pickupStore = resource('pickup-stores', readPickupStoreFields, [
  'must name: the store is left out',
  'should show address',
  'may show city, state, hours',
  'extra show distance_km (distance)',
  'may ready_utc: it is not said when the order is ready',
  'may hold_days: it is not said how long the order is kept',
  'may phone: the store cannot be called',
  'may whatsapp: the store cannot be asked for what it lacks',
  'should is_available: the store is offered = true',
  'may missing: what the store lacks is not shown',
  'missing must product_id: the product is left out',
  'missing should name: the product has no name',
  'missing may show wanted (quantity), stock',
]);

const monthlyGroup = [
  'should id: the months are taken as the id = `max_months`',
  'should max_months or plans: the longest plan is taken = the longest plan',
  'may product_ids: the products of the plans are not shown',
  'must plans: the option has no plans',
  'plans must monthly_payment_months, price: the plan is left out',
  'plans may first_payment: all payments are the same = `price`',
  'plans may total: it is reckoned = the sum of the payments',
  'plans may interest_percent: the months are compared with the amount = none',
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
  'must transaction_id or id: the order is lost after it was placed = `id`',
  'should payment_status: the payment counts as pending = pending',
  'extra transaction_payment_id: the page of the payment cannot be opened',
  'extra order_id: there is no link to the order',
  'should show order_folio (number of the order), payment_method_code (method)',
  'should show total or amount_due = what was sent',
  'extra payment_applied: nothing is taken as paid = 0',
  'may amount_due: it is reckoned = `total` − `payment_applied`',
  'may show wallet_promotion_amount (wallet credit) = none',
  'may cart_id: a lost answer is asked for by its key alone',
  'extra message: nothing is said about the payment',
  'may is_payable: it follows from the state = from `payment_status`',
  'extra show delivery_from (day of delivery), delivery_to (day of delivery)',
]);

const redirectMeta = fields(transactions.readTransactionMeta, [
  'extra redirectTo: the provider’s page is not opened',
]);

const payment = resource(
  'transaction-payments: the page of the payment is not found',
  transactions.readTransactionPaymentFields,
  [
    'should transaction_id: there is no way back to the order',
    'extra order_id: there is no link to the order',
    'should show order_folio (number of the order), payment_method_code (method)',
    'may method_name: the method is named by its code = `payment_method_code`',
    'should status: the payment counts as pending = pending',
    'should show amount (amount to pay)',
    'may monthly_payment_months: it is paid at once = 1',
    'extra show reference (reference of the voucher), barcode (bar code of the voucher)',
    'extra show qr (QR code), expires_utc (time limit), paid_utc (time of the payment)',
    'extra deep_link: the application is not opened',
    'extra approval_url: the provider’s page is not opened',
    'extra client_secret: the bank’s verification cannot be shown',
    'extra message: nothing is said about the payment',
    'may poll_after_seconds: it is asked for every 5 seconds = 5',
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
  providerOrder: needed(
    meta('should Checkout: nobody can pay with that provider', providerOrderMeta),
  ),
  monthlyOptions: meta('should Checkout: the order is paid at once', monthlyOptionMeta),
  monthlyPayment: call('should Checkout: the order is paid at once'),
  transactionCreate: needed(placed('must Checkout: no order can be placed')),
  transactionUpdate: needed(placed('must Checkout: an unpaid order cannot be paid')),
  transaction: placed('must Payment, Checkout: the result of the payment is not shown'),
  transactionOutcome: placed(
    'should Checkout: after a lost answer the shopper is sent to the orders',
  ),
  transactionPayment: one('must Payment: vouchers and wallets cannot be paid', payment),
  paymentConfirm: placed('must Payment: a payment that needs a verification cannot be completed'),
  addressValidation: placed('should Payment: the address of an order cannot be confirmed'),
  paymentCancel: placed('should Payment: the payment stays pending'),
};
