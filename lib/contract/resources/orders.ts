import { text } from '@/lib/api/client/wire';
import { readChatMeta, readOrderMessageFields } from '@/lib/api/order-chat';
import * as summaries from '@/lib/api/order-summaries';
import { readInvoiceFileFields, readOrderDetailFields, readReorderFields } from '@/lib/api/orders';
import { readCoveredItemFields, readWarrantyFields, toWarrantyPhoto } from '@/lib/api/warranties';
import { call, many, meta, needed, one } from '../call';
import { both, extend, fields, inside, resource, toMany, toOne } from '../fields';
import { pageMeta, pageRows, picture, readPage } from './catalogue';

const purchasedProduct = resource(
  'products as products that were bought',
  { shape: { slug: text } },
  [
    'must slug: there is no link to the product',
    toOne('may coverImage: the placeholder is shown', () => picture),
  ],
);
const productLink = toOne('may product: there is no link to the product', () => purchasedProduct);

const orderItem = resource('order-items', summaries.readOrderItemFields, [
  'must name: the line is left out',
  'may show part_number',
  'should qty: one piece is assumed = 1',
  'must price_with_tax or total_with_tax: the order cannot be read = `total_with_tax` ÷ `qty`',
  'may total_with_tax: it is reckoned = `price_with_tax` × `qty`',
  'extra is_digital: an order of licences only reads like one that is sent = false',
  productLink,
]);

const step = inside('timeline', [
  'should text: the step has no name',
  'extra at_utc (time), note: the step has no ~',
]);

const order = resource('orders', both(summaries.readOrderFields, summaries.readOrderAmountFields), [
  'should folio: the id is shown = `id`',
  'should show status (state), created_utc (date), subtotal',
  'may status_text: the shop’s own word is shown = the word of `status`',
  'should payment_status, simple_payment_status_text: the state of the payment is not shown',
  'extra is_draft (draft), quote_sent_at (quote): a ~ is listed as an order',
  'extra show payment_confirmed_at (last day to request the invoice)',
  'extra transaction_id: an unpaid order cannot be paid',
  'may has_messages: the chat has no mark = false',
  'should show payment_method (method of payment)',
  'payment_method may code: the method has no code',
  'payment_method should name: the method is named by its code',
  'extra show courier',
  'courier must show name (courier)',
  'courier extra show guide (tracking number)',
  'should timeline: the history of the order and the day of its delivery are not shown',
  'timeline must status: the step is left out',
  ...step,
  'timeline should is_done: the step counts as open',
  'extra show delivery_from (day of arrival)',
  'extra delivery_to: only the first day of arrival is shown',
  'should show discount, coupon_discount (discount of the coupon), shipping_insurance_cost (insurance) = none',
  'may show cash_discount, one_pay_discount (discount for paying at once) = none',
  'may show wallet_used (wallet in use), customer_wallet_promotion_amount (wallet credit) = none',
  'should shipping_cost: shipping is not shown',
  'should iva: IVA is not shown',
  'may show iva_percentage (rate of IVA)',
  'must total: the order cannot be read',
  toMany('should items: the products of the order are not shown', () => orderItem),
]);

const orderDetail = extend(order, 'orders with their history', readOrderDetailFields, [
  'should payments: the payments of the order are not shown',
  'payments must id, amount: the payment is left out',
  'payments extra method_code: the method has no name of the shop’s own',
  'payments may method_text: the method is named by its code = the name of `method_code`',
  'payments should show status (state)',
  'payments may show status_text (state)',
  'payments may monthly_payment_months: it was paid at once = 1',
  'payments extra show reference',
  'payments extra show expires_utc (deadline of the payment), paid_utc (time of the payment)',
  'extra order_comments: the comments are not shown',
  'extra cancel_comments: why the order was cancelled is not shown',
  'extra arrival_status: how far the parcel is follows from `status`',
  'extra show generated_points (points), delivery_address (address)',
  'delivery_address should show recipient_name (recipient)',
  'delivery_address must show street (address)',
  'delivery_address may show phone (telephone), exterior_number (number), neighborhood (neighbourhood)',
  'delivery_address may show municipality, city, state, zip_code',
  'delivery_address extra show interior_number (number), between_streets (reference), references (reference)',
  'extra show pickup_store (store)',
  'pickup_store must show name (store)',
  'pickup_store should show address',
  'pickup_store may show hours',
  'pickup_store may hold_days: it is not said how long the order is kept',
  'extra invoice: the invoice is not offered',
  'invoice must uuid: the invoice is not offered',
  'invoice may show rfc (RFC), business_name (name)',
  'invoice extra has_xml: only the PDF is offered',
  'may can_request_invoice: no invoice can be requested = false',
]);

const states = [
  'extra statuses: the shop’s own names of the states are shown',
  'statuses must code: the state is left out',
  'statuses should text: the code is shown = `code`',
] as const;
const orderStateMeta = fields(summaries.readOrderStateFields, states);
const orderListMeta = fields(both(readPage, summaries.readOrderStateFields), [
  ...pageRows,
  ...states,
]);

const invoiceFileMeta = fields(readInvoiceFileFields, [
  'may filename: the file is called “factura.pdf” = factura.pdf',
  'should content_type: the file has no type',
  'must content_base64: the invoice cannot be downloaded',
]);

const addedAgainMeta = fields(readReorderFields, [
  'should added: what was added is not told',
  'added must product_id: the product is not named',
  'added should show qty (quantity)',
  'may adjusted: what could not be added is not told',
  'adjusted must product_id: the product is not named',
  'adjusted may show wanted (quantity), qty (quantity)',
  'adjusted should show message (reason)',
]);

const orderMessage = resource('order-messages', readOrderMessageFields, [
  'should author: the message counts as the shop’s',
  'may show author_name (author)',
  'must text: the message is left out',
  'extra client_id: an own message may be shown twice for a moment',
  'should show created_utc (time)',
]);
const chatMeta = fields(readChatMeta, [
  'extra poll_after_seconds: the shop’s own interval is taken',
]);

const photo = resource('warranty-photos', toWarrantyPhoto, [
  'may filename: the photo has no name',
  'should show url (photo)',
]);

const warranty = resource('warranties', readWarrantyFields, [
  'should folio: the id is shown = `id`',
  'should show status (state), status_text (state), description (problem), created_utc (date), timeline (history)',
  'should product_name: the product is not named',
  'should order_id: there is no link to the order',
  'may order_folio: the id of the order is shown = `order_id`',
  'should qty: one piece is assumed = 1',
  'extra show serial_number',
  'timeline should status: the step has no state',
  ...step,
  productLink,
  toMany('may photos: the photos are not shown', () => photo),
]);

const coveredItem = resource('order-items as order-items with a warranty', readCoveredItemFields, [
  'must name: the product is left out',
  'may show part_number',
  'should qty: one piece is assumed = 1',
  'extra show warranty_until_utc (end of the warranty), reason (reason of a refusal)',
  'should available_qty: no warranty can be requested',
  productLink,
]);

export const ordersCalls = {
  customerOrders: many('should Orders: the orders are not shown', order, orderListMeta),
  order: one('should Orders: the order is not shown', orderDetail, orderStateMeta),
  orderInvoice: meta('should Orders: the invoice cannot be downloaded', invoiceFileMeta),
  orderInvoiceRequest: call('should Orders: no invoice can be requested'),
  orderBuyAgain: meta('should Orders: an order cannot be repeated', addedAgainMeta),
  orderMessages: many('should Orders: the chat is not shown', orderMessage, chatMeta),
  orderMessageCreate: call('should Orders: no message can be sent'),
  orderWarrantyProducts: many('should Warranties: no warranty can be requested', coveredItem),
  customerWarranties: many(
    'should Warranties: the warranty requests are not shown',
    warranty,
    pageMeta,
  ),
  warranty: one('should Warranties: the warranty request is not shown', warranty),
  warrantyCreate: one('should Warranties: no warranty can be requested', warranty),
  warrantyPhotoCreate: needed(one('should Warranties: no photo can be sent', photo)),
};
