import { PLACE_FIELDS } from '@/lib/api/addresses';
import { count, dateTime, flag, number, text } from '@/lib/api/client/wire';
import { ORDER_MESSAGE_SHAPE } from '@/lib/api/order-chat';
import {
  ORDER_AMOUNTS_SHAPE,
  ORDER_COURIER_SHAPE,
  ORDER_ITEM_SHAPE,
  ORDER_METHOD_SHAPE,
  ORDER_SHAPE,
} from '@/lib/api/order-summaries';
import {
  ADDED_AGAIN_SHAPE,
  ADJUSTED_AGAIN_SHAPE,
  INVOICE_FILE_SHAPE,
  ORDER_DETAIL_SHAPE,
  ORDER_INVOICE_SHAPE,
  ORDER_PAYMENT_SHAPE,
  ORDER_STORE_SHAPE,
} from '@/lib/api/orders';
import { COVERED_ITEM_SHAPE, WARRANTY_PHOTO_SHAPE, WARRANTY_SHAPE } from '@/lib/api/warranties';
import { extra, type FieldSet, fields, may, must, resource, should } from '../fields';
import { pageFields, picture } from './catalogue';

/** A product as orders and warranties show it. */
const purchasedProduct = resource(
  { type: 'products', name: 'products that were bought' },
  { slug: text },
  [
    must('there is no link to the product', 'slug'),
    may.one('the placeholder is shown', 'coverImage', () => picture),
  ],
);
const productLink = may.one('there is no link to the product', 'product', () => purchasedProduct);

const orderItem = resource('order-items', ORDER_ITEM_SHAPE, [
  must('the line is left out', 'name'),
  may.shown({ part_number: 'part number' }),
  should('one piece is assumed', 'qty').takes('1'),
  must('the order cannot be read', 'price_with_tax')
    .or('total_with_tax')
    .takes('`total_with_tax` ÷ `qty`'),
  may('it is reckoned', 'total_with_tax').takes('`price_with_tax` × `qty`'),
  extra('an order of licences only reads like one that is sent', 'is_digital').takes('false'),
  productLink,
]);

/** The list and the page of an order read these, each for itself. */
const readTwice = [
  extra.shown({ payment_confirmed_at: 'last day to request the invoice' }),
  extra('an unpaid order cannot be paid', 'transaction_id'),
] as const;

export const order = resource('orders', { ...ORDER_SHAPE, ...ORDER_AMOUNTS_SHAPE }, [
  should('the id is shown', 'folio').takes('`id`'),
  should.shown({ status: 'state', created_utc: 'date', subtotal: 'subtotal' }),
  may('the shop’s own word is shown', 'status_text').takes('the word of `status`'),
  should.shown({
    payment_status: 'state of the payment',
    simple_payment_status_text: 'state of the payment',
  }),
  extra('a draft is listed as an order', 'is_draft'),
  extra('a quote is listed as an order', 'quote_sent_at'),
  ...readTwice,
  may('the chat has no mark', 'has_messages').takes('false'),
  should
    .shown({ payment_method: 'method of payment' })
    .object(ORDER_METHOD_SHAPE, [
      may('the method has no code', 'code'),
      should('the method is named by its code', 'name'),
    ]),
  extra
    .shown({ courier: 'courier' })
    .object(ORDER_COURIER_SHAPE, [
      must.shown({ name: 'courier' }),
      extra.shown({ guide: 'tracking number' }),
    ]),
  should
    .shown({
      discount: 'discount',
      coupon_discount: 'discount of the coupon',
      shipping_insurance_cost: 'insurance',
    })
    .takes('none'),
  may
    .shown({
      cash_discount: 'cash discount',
      one_pay_discount: 'discount for paying at once',
      wallet_used: 'wallet in use',
      customer_wallet_promotion_amount: 'wallet credit',
    })
    .takes('none'),
  should('shipping is not shown', 'shipping_cost'),
  should('IVA is not shown', 'iva'),
  may.shown({ iva_percentage: 'rate of IVA' }),
  must('the order cannot be read', 'total'),
  should.many('the products of the order are not shown', 'items', () => orderItem),
]);

const step = [
  should('the step has no name', 'text'),
  extra('the step has no time', 'at_utc'),
  extra('the step has no note', 'note'),
] as const;
const STEP_SHAPE = { status: text, text, at_utc: dateTime, note: text };

/** An order with its history. */
export const orderDetail = resource(
  { type: 'orders', name: 'orders with their history', from: order },
  ORDER_DETAIL_SHAPE,
  [
    ...readTwice,
    should('the history of the order is not shown', 'timeline').list(
      { ...STEP_SHAPE, is_done: flag },
      [
        must('the step is left out', 'status'),
        ...step,
        should('the step counts as open', 'is_done'),
      ],
    ),
    should('the payments of the order are not shown', 'payments').list(ORDER_PAYMENT_SHAPE, [
      must('the payment is left out', 'id', 'amount'),
      extra('the method has no name of the shop’s own', 'method_code'),
      may('the method is named by its code', 'method_text').takes('the name of `method_code`'),
      should.shown({ status: 'state' }),
      may.shown({ status_text: 'state' }),
      may('it was paid at once', 'monthly_payment_months').takes('1'),
      extra.shown({
        reference: 'reference',
        expires_utc: 'deadline of the payment',
        paid_utc: 'time of the payment',
      }),
    ]),
    extra('the comments are not shown', 'order_comments').as('texts'),
    extra('why the order was cancelled is not shown', 'cancel_comments').as('texts'),
    extra('how far the parcel is follows from `status`', 'arrival_status'),
    extra.shown({ generated_points: 'points', delivery_from: 'day of arrival' }),
    extra('only the first day of arrival is shown', 'delivery_to'),
    extra.shown({ delivery_address: 'address' }).object(PLACE_FIELDS, [
      should.shown({ recipient_name: 'recipient' }),
      must.shown({ street: 'address' }),
      may.shown({ phone: 'telephone', exterior_number: 'number', neighborhood: 'neighbourhood' }),
      may.shown({ municipality: 'municipality', city: 'city', state: 'state' }),
      may.shown({ zip_code: 'zip code' }),
      extra.shown({
        interior_number: 'number',
        between_streets: 'reference',
        references: 'reference',
      }),
    ]),
    extra
      .shown({ pickup_store: 'store' })
      .object(ORDER_STORE_SHAPE, [
        must.shown({ name: 'store' }),
        should.shown({ address: 'address' }),
        may.shown({ hours: 'hours' }),
      ]),
    extra('the invoice is not offered', 'invoice').object(ORDER_INVOICE_SHAPE, [
      must('the invoice is not offered', 'uuid'),
      may.shown({ rfc: 'RFC', business_name: 'name' }),
      extra('only the PDF is offered', 'has_xml'),
    ]),
    may('no invoice can be requested', 'can_request_invoice').takes('false'),
  ],
);

/** `meta` with the backend's names of the states. */
export const orderStateFields = fields({ statuses: {} }, [
  extra('the shop’s own names of the states are shown', 'statuses').list({ code: text, text }, [
    must('the state is left out', 'code'),
    should('the code is shown', 'text').takes('`code`'),
  ]),
]);
export const orderListFields: FieldSet = { ...pageFields, ...orderStateFields };

export const invoiceFileFields = fields(INVOICE_FILE_SHAPE, [
  may('the file is called “factura.pdf”', 'filename').takes('factura.pdf'),
  should('the file has no type', 'content_type'),
  must('the invoice cannot be downloaded', 'content_base64'),
]);

/** `meta` of an order that is bought again. */
export const addedAgainFields = fields({ added: {}, adjusted: {} }, [
  should('what was added is not told', 'added').list(ADDED_AGAIN_SHAPE, [
    must('the product is not named', 'product_id'),
    should.shown({ qty: 'quantity' }),
  ]),
  may('what could not be added is not told', 'adjusted').list(ADJUSTED_AGAIN_SHAPE, [
    must('the product is not named', 'product_id'),
    may.shown({ wanted: 'quantity', qty: 'quantity' }),
    should.shown({ message: 'reason' }),
  ]),
]);

export const orderMessage = resource('order-messages', ORDER_MESSAGE_SHAPE, [
  should('the message counts as the shop’s', 'author'),
  may.shown({ author_name: 'author' }),
  must('the message is left out', 'text'),
  extra('an own message may be shown twice for a moment', 'client_id'),
  should.shown({ created_utc: 'time' }),
]);
export const chatFields = fields({ poll_after_seconds: number }, [
  extra('the shop’s own interval is taken', 'poll_after_seconds'),
]);

export const photo = resource('warranty-photos', WARRANTY_PHOTO_SHAPE, [
  may('the photo has no name', 'filename'),
  should.shown({ url: 'photo' }),
]);

export const warranty = resource('warranties', WARRANTY_SHAPE, [
  should('the id is shown', 'folio').takes('`id`'),
  should.shown({ status: 'state', status_text: 'state' }),
  should('the product is not named', 'product_name'),
  should('there is no link to the order', 'order_id'),
  may('the id of the order is shown', 'order_folio').takes('`order_id`'),
  should('one piece is assumed', 'qty').takes('1'),
  extra.shown({ serial_number: 'serial number' }),
  should.shown({ description: 'problem', created_utc: 'date' }),
  should
    .shown({ timeline: 'history' })
    .list({ ...STEP_SHAPE, status: count }, [should('the step has no state', 'status'), ...step]),
  productLink,
  may.many('the photos are not shown', 'photos', () => photo),
]);

/** An item of an order with the quantity that its warranty covers. */
export const coveredItem = resource(
  { type: 'order-items', name: 'order-items with a warranty' },
  COVERED_ITEM_SHAPE,
  [
    must('the product is left out', 'name'),
    may.shown({ part_number: 'part number' }),
    should('one piece is assumed', 'qty').takes('1'),
    extra.shown({ warranty_until_utc: 'end of the warranty', reason: 'reason of a refusal' }),
    should('no warranty can be requested', 'available_qty'),
    productLink,
  ],
);
