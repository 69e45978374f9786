import { extra, type FieldSet, may, must, should } from '../fields';
import { resource, toMany } from '../resource';

export const tokenizableContract = resource('tokenizables', {
  fields: {
    payment_method_code: should('text', 'the card belongs to no method', {
      example: 'stripe_card',
    }),
    creation_date: may('dateTime', 'its date is unknown'),
    payload: may.object('the security code is asked for', {
      creation_date: may('dateTime', 'its date is unknown'),
      cvc: extra('text', 'the security code is asked for'),
      type_resource: may('text', 'its kind is unknown', { example: 'token' }),
    }),
    brand: may('text', 'the brand of the card is not shown', { example: 'visa' }),
    last_four: should('text', 'the card has no last digits', { example: '4242' }),
    holder: may('text', 'the holder is not shown'),
    expires: may('text', 'the expiry is not shown', { example: '2031-08' }),
    is_expired: may('flag', 'the backend refuses an expired card', { fallback: 'false' }),
    is_default: may('flag', 'no card is chosen beforehand', { fallback: 'false' }),
    is_temporary: may('flag', 'it counts as stored', { fallback: 'false' }),
  },
});

export const paymentMethodContract = resource('payment-methods', {
  withoutId: null,
  fields: {
    code: must('text', 'the method is left out', { example: 'stripe_card' }),
    name: should('text', 'the method is named by its code', {
      fallback: '`code`',
      example: 'Tarjeta',
    }),
    description: may('text', 'the method is not explained'),
    tokenizer: should('flag', 'the method needs no card', { fallback: 'false' }),
    secure_code_required: should('flag', 'no security code is asked for', { fallback: 'false' }),
    minimun_amount: extra('number', 'there is no minimum', { fallback: 'none' }),
    maximum_amount: extra('number', 'there is no maximum', { fallback: 'none' }),
    is_available: may('flag', 'the method is offered', { fallback: 'true', example: true }),
    unavailable_reason: extra('text', 'the reason is not shown'),
  },
  relations: {
    tokenizables: toMany('should', () => tokenizableContract, 'stored cards are not offered'),
  },
});

export const courierContract = resource('couriers', {
  fields: {
    name: must('text', 'the courier is left out', { example: 'Estafeta' }),
    service: may('text', 'the service is not shown'),
    price_with_tax: must('number', 'the courier is left out', {
      or: ['total_with_tax'],
      fallback: '`total_with_tax`',
      example: 149,
    }),
    discount_with_tax: may('number', 'there is no discount', { fallback: '0' }),
    total_with_tax: may('number', 'it is reckoned', { fallback: 'price − discount' }),
    days: may('count', 'the days are not shown', { example: 3 }),
    from: should('text', 'the day of delivery is not shown', { example: '2026-03-02' }),
    to: may('text', 'one day is shown', { fallback: '`from`', example: '2026-03-04' }),
  },
});

export const pickupStoreContract = resource('pickup-stores', {
  fields: {
    name: must('text', 'the store is left out', { example: 'Centro' }),
    address: should('text', 'the address is not shown'),
    city: may('text', 'the city is not shown'),
    state: may('text', 'the state is not shown'),
    hours: may('texts', 'the hours are not shown'),
    distance_km: extra('number', 'the distance is not shown'),
    ready_utc: may('dateTime', 'it is not said when the order is ready'),
    hold_days: may('number', 'it is not said how long the order is kept'),
    phone: may('text', 'the store cannot be called'),
    whatsapp: may('text', 'the store cannot be asked for what it lacks'),
    is_available: should('flag', 'the store is offered', { fallback: 'true', example: true }),
    missing: may.list('what the store lacks is not shown', {
      product_id: must('text', 'the product is left out'),
      name: should('text', 'the product has no name'),
      wanted: may('count', 'the quantity is not shown'),
      stock: may('count', 'the stock is not shown'),
    }),
  },
});

/** What can be paid in how many months: the same fields in either place. */
const monthlyGroupFields: FieldSet = {
  id: should('text', 'the months are taken as the id', { fallback: '`max_months`' }),
  max_months: should('count', 'the longest plan is taken', {
    or: ['plans'],
    fallback: 'the longest plan',
    example: 6,
  }),
  product_ids: may('texts', 'the products of the plans are not shown'),
  plans: must.list('the option has no plans', {
    monthly_payment_months: must('count', 'the plan is left out', { example: 6 }),
    price: must('number', 'the plan is left out', { example: 216.5 }),
    first_payment: may('number', 'all payments are the same', { fallback: '`price`' }),
    total: may('number', 'it is reckoned', { fallback: 'the sum of the payments' }),
    interest_percent: may('number', 'the months are compared with the amount', {
      fallback: 'none',
    }),
  }),
};

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
  fields: {
    transaction_id: must('text', 'the order is lost after it was placed', {
      or: ['id'],
      fallback: '`id`',
    }),
    payment_status: should('text', 'the payment counts as pending', {
      fallback: 'pending',
      example: 'pending',
    }),
    transaction_payment_id: extra('text', 'the page of the payment cannot be opened'),
    order_id: extra('text', 'there is no link to the order'),
    order_folio: should('text', 'the number of the order is not shown', { example: 'A-1024' }),
    payment_method_code: should('text', 'the method is not shown', { example: 'stripe_card' }),
    total: should('number', 'the total is not shown', {
      or: ['amount_due'],
      fallback: 'what was sent',
      example: 2999,
    }),
    payment_applied: extra('number', 'nothing is taken as paid', { fallback: '0' }),
    amount_due: may('number', 'it is reckoned', { fallback: '`total` − `payment_applied`' }),
    wallet_promotion_amount: may('number', 'the wallet credit is not shown', { fallback: 'none' }),
    cart_id: may('text', 'a lost answer is asked for by its key alone'),
    message: extra('text', 'nothing is said about the payment'),
    is_payable: may('flag', 'it follows from the state', { fallback: 'from `payment_status`' }),
    delivery_from: extra('text', 'the day of delivery is not shown'),
    delivery_to: extra('text', 'the day of delivery is not shown'),
  },
});

export const redirectFields: FieldSet = {
  redirectTo: extra('text', 'the provider’s page is not opened'),
};

export const paymentContract = resource('transaction-payments', {
  withoutId: 'the page of the payment is not found',
  fields: {
    transaction_id: should('text', 'there is no way back to the order'),
    order_id: extra('text', 'there is no link to the order'),
    order_folio: should('text', 'the number of the order is not shown', { example: 'A-1024' }),
    payment_method_code: should('text', 'the method is not shown', { example: 'oxxo' }),
    method_name: may('text', 'the method is named by its code', {
      fallback: '`payment_method_code`',
    }),
    status: should('text', 'the payment counts as pending', {
      fallback: 'pending',
      example: 'pending',
    }),
    amount: should('number', 'the amount to pay is not shown', { example: 2999 }),
    monthly_payment_months: may('count', 'it is paid at once', { fallback: '1' }),
    reference: extra('text', 'the reference of the voucher is not shown'),
    barcode: extra('text', 'the bar code of the voucher is not shown'),
    qr: extra('text', 'the QR code is not shown'),
    deep_link: extra('url', 'the application is not opened'),
    approval_url: extra('url', 'the provider’s page is not opened'),
    client_secret: extra('text', 'the bank’s verification cannot be shown'),
    expires_utc: extra('dateTime', 'the time limit is not shown'),
    paid_utc: extra('dateTime', 'the time of the payment is not shown'),
    message: extra('text', 'nothing is said about the payment'),
    poll_after_seconds: may('count', 'it is asked for every 5 seconds', { fallback: '5' }),
  },
});
