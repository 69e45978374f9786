import {
  COURIER_SHAPE,
  MISSING_PRODUCT_SHAPE,
  PICKUP_STORE_SHAPE,
} from '@/lib/api/delivery-options';
import { MONTHLY_OPTION_SHAPE, MONTHLY_PLAN_SHAPE } from '@/lib/api/monthly-options';
import { PAYMENT_METHOD_SHAPE } from '@/lib/api/payment-methods';
import { TOKENIZABLE_PAYLOAD_SHAPE, TOKENIZABLE_SHAPE } from '@/lib/api/stored-cards';
import {
  TRANSACTION_META_SHAPE,
  TRANSACTION_PAYMENT_SHAPE,
  TRANSACTION_SHAPE,
} from '@/lib/api/transactions';
import { describeFields, extra, type FieldSet, may, must, should } from '../fields';
import { resource, toMany } from '../resource';

export const tokenizableContract = resource('tokenizables', {
  fields: describeFields(TOKENIZABLE_SHAPE, {
    payment_method_code: should('the card belongs to no method', { example: 'stripe_card' }),
    creation_date: may('its date is unknown'),
    payload: may.objectOf(TOKENIZABLE_PAYLOAD_SHAPE, 'the security code is asked for', {
      creation_date: may('its date is unknown'),
      cvc: extra('the security code is asked for'),
      type_resource: may('its kind is unknown', { example: 'token' }),
    }),
    brand: may('the brand of the card is not shown', { example: 'visa' }),
    last_four: should('the card has no last digits', { example: '4242' }),
    holder: may('the holder is not shown'),
    expires: may('the expiry is not shown', { example: '2031-08' }),
    is_expired: may('the backend refuses an expired card', { fallback: 'false' }),
    is_default: may('no card is chosen beforehand', { fallback: 'false' }),
    is_temporary: may('it counts as stored', { fallback: 'false' }),
  }),
});

export const paymentMethodContract = resource('payment-methods', {
  withoutId: null,
  fields: describeFields(PAYMENT_METHOD_SHAPE, {
    code: must('the method is left out', { example: 'stripe_card' }),
    name: should('the method is named by its code', { fallback: '`code`', example: 'Tarjeta' }),
    description: may('the method is not explained'),
    tokenizer: should('the method needs no card', { fallback: 'false' }),
    secure_code_required: should('no security code is asked for', { fallback: 'false' }),
    minimun_amount: extra('there is no minimum', { fallback: 'none' }),
    maximum_amount: extra('there is no maximum', { fallback: 'none' }),
    is_available: may('the method is offered', { fallback: 'true', example: true }),
    unavailable_reason: extra('the reason is not shown'),
  }),
  relations: {
    tokenizables: toMany('should', () => tokenizableContract, 'stored cards are not offered'),
  },
});

export const courierContract = resource('couriers', {
  fields: describeFields(COURIER_SHAPE, {
    name: must('the courier is left out', { example: 'Estafeta' }),
    service: may('the service is not shown'),
    price_with_tax: must('the courier is left out', {
      or: ['total_with_tax'],
      fallback: '`total_with_tax`',
      example: 149,
    }),
    discount_with_tax: may('there is no discount', { fallback: '0' }),
    total_with_tax: may('it is reckoned', { fallback: 'price − discount' }),
    days: may('count', 'the days are not shown', { example: 3 }),
    from: should('the day of delivery is not shown', { example: '2026-03-02' }),
    to: may('one day is shown', { fallback: '`from`', example: '2026-03-04' }),
  }),
});

export const pickupStoreContract = resource('pickup-stores', {
  fields: describeFields(PICKUP_STORE_SHAPE, {
    name: must('the store is left out', { example: 'Centro' }),
    address: should('the address is not shown'),
    city: may('the city is not shown'),
    state: may('the state is not shown'),
    hours: may('the hours are not shown'),
    distance_km: extra('the distance is not shown'),
    ready_utc: may('it is not said when the order is ready'),
    hold_days: may('it is not said how long the order is kept'),
    phone: may('the store cannot be called'),
    whatsapp: may('the store cannot be asked for what it lacks'),
    is_available: should('the store is offered', { fallback: 'true', example: true }),
    missing: may.listOf(MISSING_PRODUCT_SHAPE, 'what the store lacks is not shown', {
      product_id: must('the product is left out'),
      name: should('the product has no name'),
      wanted: may('the quantity is not shown'),
      stock: may('the stock is not shown'),
    }),
  }),
});

/** What can be paid in how many months: the same fields in either place. */
const monthlyGroupFields: FieldSet = describeFields(MONTHLY_OPTION_SHAPE, {
  id: should('the months are taken as the id', { fallback: '`max_months`' }),
  max_months: should('the longest plan is taken', {
    or: ['plans'],
    fallback: 'the longest plan',
    example: 6,
  }),
  product_ids: may('the products of the plans are not shown'),
  plans: must.listOf(MONTHLY_PLAN_SHAPE, 'the option has no plans', {
    monthly_payment_months: must('the plan is left out', { example: 6 }),
    price: must('the plan is left out', { example: 216.5 }),
    first_payment: may('all payments are the same', { fallback: '`price`' }),
    total: may('it is reckoned', { fallback: 'the sum of the payments' }),
    interest_percent: may('the months are compared with the amount', { fallback: 'none' }),
  }),
});

/** `meta` with the plans of monthly payment. */
export const monthlyOptionFields: FieldSet = {
  monthly_payment_options: should.list('the groups of the cart are asked for', monthlyGroupFields),
};

/** The same in a cart, for a backend without the call or its `meta`. */
export const monthlyCartFields: FieldSet = {
  monthlyPaymentGroups: extra.object('the order is paid at once', {
    groups: extra.list('the order is paid at once', monthlyGroupFields),
  }),
};

export const transactionContract = resource('transactions', {
  withoutId: null,
  fields: describeFields(TRANSACTION_SHAPE, {
    transaction_id: must('the order is lost after it was placed', {
      or: ['id'],
      fallback: '`id`',
    }),
    payment_status: should('text', 'the payment counts as pending', {
      fallback: 'pending',
      example: 'pending',
    }),
    transaction_payment_id: extra('the page of the payment cannot be opened'),
    order_id: extra('there is no link to the order'),
    order_folio: should('the number of the order is not shown', { example: 'A-1024' }),
    payment_method_code: should('the method is not shown', { example: 'stripe_card' }),
    total: should('the total is not shown', {
      or: ['amount_due'],
      fallback: 'what was sent',
      example: 2999,
    }),
    payment_applied: extra('nothing is taken as paid', { fallback: '0' }),
    amount_due: may('it is reckoned', { fallback: '`total` − `payment_applied`' }),
    wallet_promotion_amount: may('the wallet credit is not shown', { fallback: 'none' }),
    cart_id: may('a lost answer is asked for by its key alone'),
    message: extra('nothing is said about the payment'),
    is_payable: may('it follows from the state', { fallback: 'from `payment_status`' }),
    delivery_from: extra('the day of delivery is not shown'),
    delivery_to: extra('the day of delivery is not shown'),
  }),
});

export const redirectFields: FieldSet = describeFields(TRANSACTION_META_SHAPE, {
  redirectTo: extra('the provider’s page is not opened'),
});

export const paymentContract = resource('transaction-payments', {
  withoutId: 'the page of the payment is not found',
  fields: describeFields(TRANSACTION_PAYMENT_SHAPE, {
    transaction_id: should('there is no way back to the order'),
    order_id: extra('there is no link to the order'),
    order_folio: should('the number of the order is not shown', { example: 'A-1024' }),
    payment_method_code: should('the method is not shown', { example: 'oxxo' }),
    method_name: may('the method is named by its code', { fallback: '`payment_method_code`' }),
    status: should('text', 'the payment counts as pending', {
      fallback: 'pending',
      example: 'pending',
    }),
    amount: should('the amount to pay is not shown', { example: 2999 }),
    monthly_payment_months: may('it is paid at once', { fallback: '1' }),
    reference: extra('the reference of the voucher is not shown'),
    barcode: extra('the bar code of the voucher is not shown'),
    qr: extra('the QR code is not shown'),
    deep_link: extra('the application is not opened'),
    approval_url: extra('the provider’s page is not opened'),
    client_secret: extra('the bank’s verification cannot be shown'),
    expires_utc: extra('the time limit is not shown'),
    paid_utc: extra('the time of the payment is not shown'),
    message: extra('nothing is said about the payment'),
    poll_after_seconds: may('it is asked for every 5 seconds', { fallback: '5' }),
  }),
});
