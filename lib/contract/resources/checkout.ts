import { text } from '@/lib/api/client/wire';
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
import { extra, fields, may, must, resource, should } from '../fields';
import { cart } from './cart';

export const tokenizable = resource('tokenizables', TOKENIZABLE_SHAPE, [
  should('the card belongs to no method', 'payment_method_code'),
  may('its date is unknown', 'creation_date'),
  may('the security code is asked for', 'payload').object(TOKENIZABLE_PAYLOAD_SHAPE, [
    may('its date is unknown', 'creation_date'),
    extra('the security code is asked for', 'cvc'),
    may('its kind is unknown', 'type_resource'),
  ]),
  may.shown({ brand: 'brand of the card', holder: 'holder', expires: 'expiry' }),
  should('the card has no last digits', 'last_four'),
  may('the backend refuses an expired card', 'is_expired').takes('false'),
  may('no card is chosen beforehand', 'is_default').takes('false'),
  may('it counts as stored', 'is_temporary').takes('false'),
]);

export const paymentMethod = resource(
  { type: 'payment-methods', withoutId: null },
  PAYMENT_METHOD_SHAPE,
  [
    must('the method is left out', 'code'),
    should('the method is named by its code', 'name').takes('`code`'),
    may('the method is not explained', 'description'),
    should('the method needs no card', 'tokenizer').takes('false'),
    should('no security code is asked for', 'secure_code_required').takes('false'),
    extra('there is no minimum', 'minimun_amount').takes('none'),
    extra('there is no maximum', 'maximum_amount').takes('none'),
    may('the method is offered', 'is_available').takes('true'),
    extra.shown({ unavailable_reason: 'reason' }),
    should.many('stored cards are not offered', 'tokenizables', () => tokenizable),
  ],
);

export const courier = resource('couriers', COURIER_SHAPE, [
  must('the courier is left out', 'name'),
  may.shown({ service: 'service' }),
  must('the courier is left out', 'price_with_tax').or('total_with_tax').takes('`total_with_tax`'),
  may('there is no discount', 'discount_with_tax').takes('0'),
  may('it is reckoned', 'total_with_tax').takes('price − discount'),
  may.shown({ days: 'days' }).as('count'),
  should.shown({ from: 'day of delivery' }),
  may('one day is shown', 'to').takes('`from`'),
]);

export const pickupStore = resource('pickup-stores', PICKUP_STORE_SHAPE, [
  must('the store is left out', 'name'),
  should.shown({ address: 'address' }),
  may.shown({ city: 'city', state: 'state', hours: 'hours' }),
  extra.shown({ distance_km: 'distance' }),
  may('it is not said when the order is ready', 'ready_utc'),
  may('it is not said how long the order is kept', 'hold_days'),
  may('the store cannot be called', 'phone'),
  may('the store cannot be asked for what it lacks', 'whatsapp'),
  should('the store is offered', 'is_available').takes('true'),
  may('what the store lacks is not shown', 'missing').list(MISSING_PRODUCT_SHAPE, [
    must('the product is left out', 'product_id'),
    should('the product has no name', 'name'),
    may.shown({ wanted: 'quantity', stock: 'stock' }),
  ]),
]);

/** What can be paid in how many months: the same fields in either place. */
const monthlyGroup = [
  should('the months are taken as the id', 'id').takes('`max_months`'),
  should('the longest plan is taken', 'max_months').or('plans').takes('the longest plan'),
  may('the products of the plans are not shown', 'product_ids'),
  must('the option has no plans', 'plans').list(MONTHLY_PLAN_SHAPE, [
    must('the plan is left out', 'monthly_payment_months', 'price'),
    may('all payments are the same', 'first_payment').takes('`price`'),
    may('it is reckoned', 'total').takes('the sum of the payments'),
    may('the months are compared with the amount', 'interest_percent').takes('none'),
  ]),
] as const;

/** `meta` with the plans of monthly payment. */
export const monthlyOptionFields = fields({ monthly_payment_options: {} }, [
  should('the groups of the cart are asked for', 'monthly_payment_options').list(
    MONTHLY_OPTION_SHAPE,
    monthlyGroup,
  ),
]);

/** The same in a cart, for a backend without the call or its `meta`. */
export const cartWithPlans = resource({ type: 'carts', from: cart }, { monthlyPaymentGroups: {} }, [
  extra('the order is paid at once', 'monthlyPaymentGroups').object({ groups: {} }, [
    extra('the order is paid at once', 'groups').list(MONTHLY_OPTION_SHAPE, monthlyGroup),
  ]),
]);

export const providerOrderFields = fields({ provider_order_id: text }, [
  must('nobody can pay with that provider', 'provider_order_id'),
]);

export const transaction = resource({ type: 'transactions', withoutId: null }, TRANSACTION_SHAPE, [
  must('the order is lost after it was placed', 'transaction_id').or('id').takes('`id`'),
  should('the payment counts as pending', 'payment_status').as('text').takes('pending'),
  extra('the page of the payment cannot be opened', 'transaction_payment_id'),
  extra('there is no link to the order', 'order_id'),
  should.shown({ order_folio: 'number of the order', payment_method_code: 'method' }),
  should.shown({ total: 'total' }).or('amount_due').takes('what was sent'),
  extra('nothing is taken as paid', 'payment_applied').takes('0'),
  may('it is reckoned', 'amount_due').takes('`total` − `payment_applied`'),
  may.shown({ wallet_promotion_amount: 'wallet credit' }).takes('none'),
  may('a lost answer is asked for by its key alone', 'cart_id'),
  extra('nothing is said about the payment', 'message'),
  may('it follows from the state', 'is_payable').takes('from `payment_status`'),
  extra.shown({ delivery_from: 'day of delivery', delivery_to: 'day of delivery' }),
]);

export const redirectFields = fields(TRANSACTION_META_SHAPE, [
  extra('the provider’s page is not opened', 'redirectTo'),
]);

export const payment = resource(
  { type: 'transaction-payments', withoutId: 'the page of the payment is not found' },
  TRANSACTION_PAYMENT_SHAPE,
  [
    should('there is no way back to the order', 'transaction_id'),
    extra('there is no link to the order', 'order_id'),
    should.shown({ order_folio: 'number of the order', payment_method_code: 'method' }),
    may('the method is named by its code', 'method_name').takes('`payment_method_code`'),
    should('the payment counts as pending', 'status').as('text').takes('pending'),
    should.shown({ amount: 'amount to pay' }),
    may('it is paid at once', 'monthly_payment_months').takes('1'),
    extra.shown({
      reference: 'reference of the voucher',
      barcode: 'bar code of the voucher',
      qr: 'QR code',
      expires_utc: 'time limit',
      paid_utc: 'time of the payment',
    }),
    extra('the application is not opened', 'deep_link'),
    extra('the provider’s page is not opened', 'approval_url'),
    extra('the bank’s verification cannot be shown', 'client_secret'),
    extra('nothing is said about the payment', 'message'),
    may('it is asked for every 5 seconds', 'poll_after_seconds').takes('5'),
  ],
);
