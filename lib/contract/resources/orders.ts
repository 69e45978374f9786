import { PLACE_FIELDS } from '@/lib/api/addresses';
import { ORDER_MESSAGE_SHAPE } from '@/lib/api/order-chat';
import {
  ORDER_AMOUNTS_SHAPE,
  ORDER_COURIER_SHAPE,
  ORDER_ITEM_SHAPE,
  ORDER_METHOD_SHAPE,
  ORDER_SHAPE,
} from '@/lib/api/order-summaries';
import {
  ORDER_DETAIL_SHAPE,
  ORDER_INVOICE_SHAPE,
  ORDER_PAYMENT_SHAPE,
  ORDER_STORE_SHAPE,
} from '@/lib/api/orders';
import { COVERED_ITEM_SHAPE, WARRANTY_PHOTO_SHAPE, WARRANTY_SHAPE } from '@/lib/api/warranties';
import { describeFields, extra, may, must, should } from '../fields';
import { resource, toMany, toOne } from '../resource';
import { pictureContract } from './catalogue';

/** A product as orders and warranties show it. */
const purchasedProduct = resource('products', {
  name: 'products that were bought',
  fields: {
    slug: must('text', 'there is no link to the product', { example: 'teclado-mecanico-g413' }),
  },
  relations: { coverImage: toOne('may', () => pictureContract, 'the placeholder is shown') },
});
const product = toOne('may', () => purchasedProduct, 'there is no link to the product');

const orderItemContract = resource('order-items', {
  fields: describeFields(ORDER_ITEM_SHAPE, {
    name: must('the line is left out', { example: 'Teclado mecánico G413' }),
    part_number: may('the part number is not shown'),
    qty: should('one piece is assumed', { fallback: '1', example: 2 }),
    price_with_tax: must('the order cannot be read', {
      or: ['total_with_tax'],
      fallback: '`total_with_tax` ÷ `qty`',
      example: 1299,
    }),
    total_with_tax: may('it is reckoned', { fallback: '`price_with_tax` × `qty`' }),
    is_digital: extra('an order of licences only reads like one that is sent', {
      fallback: 'false',
    }),
  }),
  relations: { product },
});

const orderNotes = {
  folio: should('the id is shown', { fallback: '`id`', example: 'A-1024' }),
  status: should('the state is not shown', { example: 'shipped' }),
  status_text: may('the shop’s own word is shown', { fallback: 'the word of `status`' }),
  payment_status: should('the state of the payment is not shown', { example: 'success' }),
  simple_payment_status_text: should('the state of the payment is not shown'),
  created_utc: should('the date is not shown'),
  is_draft: extra('a draft is listed as an order'),
  quote_sent_at: extra('a quote is listed as an order'),
  payment_confirmed_at: extra('the last day to request the invoice is not shown'),
  transaction_id: extra('an unpaid order cannot be paid'),
  has_messages: may('the chat has no mark', { fallback: 'false' }),
  payment_method: should.objectOf(ORDER_METHOD_SHAPE, 'the method of payment is not shown', {
    code: may('the method has no code', { example: 'stripe_card' }),
    name: should('the method is named by its code', { example: 'Tarjeta' }),
  }),
  courier: extra.objectOf(ORDER_COURIER_SHAPE, 'the courier is not shown', {
    name: must('the courier is not shown', { example: 'Estafeta' }),
    guide: extra('the tracking number is not shown'),
  }),
  subtotal: should('the subtotal is not shown', { example: 2585.34 }),
  discount: should('the discount is not shown', { fallback: 'none' }),
  coupon_discount: should('the discount of the coupon is not shown', {
    fallback: 'none',
  }),
  cash_discount: may('the cash discount is not shown', { fallback: 'none' }),
  one_pay_discount: may('the discount for paying at once is not shown', {
    fallback: 'none',
  }),
  shipping_cost: should('shipping is not shown'),
  shipping_insurance_cost: should('the insurance is not shown', { fallback: 'none' }),
  iva: should('IVA is not shown', { example: 413.66 }),
  iva_percentage: may('the rate of IVA is not shown'),
  total: must('the order cannot be read', { example: 2999 }),
  wallet_used: may('the wallet in use is not shown', { fallback: 'none' }),
  customer_wallet_promotion_amount: may('the wallet credit is not shown', {
    fallback: 'none',
  }),
};

export const orderContract = resource('orders', {
  fields: describeFields({ ...ORDER_SHAPE, ...ORDER_AMOUNTS_SHAPE }, orderNotes),
  relations: {
    items: toMany('should', () => orderItemContract, 'the products of the order are not shown'),
  },
});

const step = {
  status: must('text', 'the step is left out', { example: 'shipped' }),
  text: should('text', 'the step has no name', { example: 'Enviado' }),
  at_utc: extra('dateTime', 'the step has no time'),
  note: extra('text', 'the step has no note'),
};

/** An order with its history. */
export const orderDetailContract = resource('orders', {
  name: 'orders with their history',
  fields: describeFields(
    { ...ORDER_SHAPE, ...ORDER_AMOUNTS_SHAPE, ...ORDER_DETAIL_SHAPE },
    {
      ...orderNotes,
      timeline: should.list('the history of the order is not shown', {
        ...step,
        is_done: should('flag', 'the step counts as open', { example: true }),
      }),
      payments: should.listOf(ORDER_PAYMENT_SHAPE, 'the payments of the order are not shown', {
        id: must('the payment is left out'),
        method_code: extra('the method has no name of the shop’s own'),
        method_text: may('the method is named by its code', {
          fallback: 'the name of `method_code`',
        }),
        status: should('the state is not shown', { example: 'success' }),
        status_text: may('the state is not shown'),
        amount: must('the payment is left out', { example: 2999 }),
        monthly_payment_months: may('it was paid at once', { fallback: '1' }),
        reference: extra('the reference is not shown'),
        expires_utc: extra('the deadline of the payment is not shown'),
        paid_utc: extra('the time of the payment is not shown'),
      }),
      order_comments: extra('texts', 'the comments are not shown'),
      cancel_comments: extra('texts', 'why the order was cancelled is not shown'),
      arrival_status: extra('how far the parcel is follows from `status`'),
      generated_points: extra('the points are not shown'),
      delivery_from: extra('the day of arrival is not shown', { example: '2026-11-24' }),
      delivery_to: extra('only the first day of arrival is shown'),
      delivery_address: extra.objectOf(PLACE_FIELDS, 'the address is not shown', {
        recipient_name: should('the recipient is not shown'),
        phone: may('the telephone is not shown'),
        street: must('the address is not shown', { example: 'Madero' }),
        exterior_number: may('the number is not shown'),
        interior_number: extra('the number is not shown'),
        neighborhood: may('the neighbourhood is not shown'),
        municipality: may('the municipality is not shown'),
        city: may('the city is not shown'),
        state: may('the state is not shown'),
        zip_code: may('the zip code is not shown', { example: '06000' }),
        between_streets: extra('the reference is not shown'),
        references: extra('the reference is not shown'),
      }),
      pickup_store: extra.objectOf(ORDER_STORE_SHAPE, 'the store is not shown', {
        name: must('the store is not shown', { example: 'Centro' }),
        address: should('the address is not shown'),
        hours: may('the hours are not shown'),
      }),
      invoice: extra.objectOf(ORDER_INVOICE_SHAPE, 'the invoice is not offered', {
        uuid: must('the invoice is not offered'),
        rfc: may('the RFC is not shown', { example: 'XAXX010101000' }),
        business_name: may('the name is not shown'),
        issued_utc: may('the date is not shown'),
        has_xml: extra('only the PDF is offered'),
      }),
      can_request_invoice: may('no invoice can be requested', { fallback: 'false' }),
    },
  ),
  relations: orderContract.relations,
});

export const orderMessageContract = resource('order-messages', {
  fields: describeFields(ORDER_MESSAGE_SHAPE, {
    author: should('the message counts as the shop’s', { example: 'customer' }),
    author_name: may('the author is not shown'),
    text: must('the message is left out'),
    client_id: extra('an own message may be shown twice for a moment'),
    created_utc: should('the time is not shown'),
  }),
});

export const photoContract = resource('warranty-photos', {
  fields: describeFields(WARRANTY_PHOTO_SHAPE, {
    filename: may('the photo has no name'),
    url: should('the photo is not shown'),
  }),
});

export const warrantyContract = resource('warranties', {
  fields: describeFields(WARRANTY_SHAPE, {
    folio: should('the id is shown', { fallback: '`id`', example: 'G-12' }),
    status: should('the state is not shown', { example: 1 }),
    status_text: should('the state is not shown'),
    product_name: should('the product is not named'),
    order_id: should('there is no link to the order'),
    order_folio: may('the id of the order is shown', { fallback: '`order_id`' }),
    qty: should('one piece is assumed', { fallback: '1', example: 1 }),
    serial_number: extra('the serial number is not shown'),
    description: should('the problem is not shown'),
    created_utc: should('the date is not shown'),
    timeline: should.list('the history is not shown', {
      ...step,
      status: should('count', 'the step has no state', { example: 1 }),
    }),
  }),
  relations: {
    product,
    photos: toMany('may', () => photoContract, 'the photos are not shown'),
  },
});

/** An item of an order with the quantity that its warranty covers. */
export const coveredItemContract = resource('order-items', {
  name: 'order-items with a warranty',
  fields: describeFields(COVERED_ITEM_SHAPE, {
    name: must('the product is left out', { example: 'Teclado mecánico G413' }),
    part_number: may('the part number is not shown'),
    qty: should('one piece is assumed', { fallback: '1', example: 2 }),
    warranty_until_utc: extra('the end of the warranty is not shown'),
    available_qty: should('no warranty can be requested', { example: 2 }),
    reason: extra('the reason of a refusal is not shown'),
  }),
  relations: { product },
});
