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
  'must name; should qty = 1; may part_number, total_with_tax = `price_with_tax` × `qty`',
  'must price_with_tax or total_with_tax = `total_with_tax` ÷ `qty`: the order cannot be read',
  'extra is_digital = false: an order of licences only reads like one that is sent',
  productLink,
]);

const step = inside('timeline', ['should text (name)', 'extra at_utc (time), note']);

const order = resource('orders', both(summaries.readOrderFields, summaries.readOrderAmountFields), [
  'must total: the order cannot be read',
  'should folio = `id`, status, payment_status, simple_payment_status_text (state of the payment)',
  'should created_utc (date), subtotal, shipping_cost, iva (IVA), payment_method, discount',
  'should coupon_discount, shipping_insurance_cost; may status_text = the word of `status`',
  'may iva_percentage (rate of IVA), cash_discount, one_pay_discount (discount for paying at once)',
  'may wallet_used (wallet in use), customer_wallet_promotion_amount (wallet credit)',
  'extra payment_confirmed_at (last day to request the invoice), courier',
  'extra delivery_from (first day of arrival), delivery_to (last day of arrival)',
  'should timeline: the history of the order and the day of its delivery are not shown',
  'may has_messages = false: the chat has no mark',
  'extra is_draft (draft), quote_sent_at (quote): a ~ is listed as an order',
  'extra transaction_id: an unpaid order cannot be paid',
  'payment_method should name = `code`; may code',
  'courier must name: the courier is not shown',
  'courier extra guide (tracking number)',
  'timeline must status: the step is left out',
  'timeline should is_done: the step counts as open',
  ...step,
  toMany('should items: the products of the order are not shown', () => orderItem),
]);

const orderDetail = extend(order, 'orders with their history', readOrderDetailFields, [
  'should payments',
  'extra order_comments, cancel_comments, arrival_status, generated_points, delivery_address',
  'extra pickup_store, invoice',
  'may can_request_invoice = false: no invoice can be requested',
  'payments must id, amount; should status; may method_text = the name of `method_code`',
  'payments may status_text (state)',
  'payments extra method_code, reference, expires_utc (deadline), paid_utc (time of the payment)',
  'payments may monthly_payment_months = 1: it was paid at once',
  'delivery_address must street: the address is not shown',
  'delivery_address should recipient_name',
  'delivery_address may phone, exterior_number, neighborhood, municipality, city, state, zip_code',
  'delivery_address extra interior_number, between_streets (cross streets), references',
  'pickup_store must name: the store is not shown',
  'pickup_store should address; may hours, hold_days',
  'invoice must uuid: the invoice is not offered',
  'invoice may rfc (RFC), business_name',
  'invoice extra has_xml: only the PDF is offered',
]);

const states = [
  'extra statuses: the shop’s own names of the states are shown',
  'statuses must code: the state is left out',
  'statuses should text = `code`',
] as const;
const orderStateMeta = fields(summaries.readOrderStateFields, states);
const orderListMeta = fields(both(readPage, summaries.readOrderStateFields), [
  ...pageRows,
  ...states,
]);

const invoiceFileMeta = fields(readInvoiceFileFields, [
  'must content_base64: the invoice cannot be downloaded',
  'should content_type: the file has no type',
  'may filename = factura.pdf',
]);

const addedAgainMeta = fields(readReorderFields, [
  'should added: what was added is not told',
  'may adjusted: what could not be added is not told',
  'added must product_id: the product is not named',
  'added should qty (quantity)',
  'adjusted must product_id: the product is not named',
  'adjusted should message (reason); may wanted (wanted quantity), qty (quantity)',
]);

const orderMessage = resource('order-messages', readOrderMessageFields, [
  'must text; should created_utc (time); may author_name',
  'should author: the message counts as the shop’s',
  'extra client_id: an own message may be shown twice for a moment',
]);
const chatMeta = fields(readChatMeta, [
  'extra poll_after_seconds: the shop’s own interval is taken',
]);

const photo = resource('warranty-photos', toWarrantyPhoto, ['should url (photo)', 'may filename']);

const warranty = resource('warranties', readWarrantyFields, [
  'should folio = `id`, qty = 1',
  'should status, status_text (state), description, created_utc (date), timeline, product_name',
  'may order_folio = `order_id`; extra serial_number',
  'should order_id: there is no link to the order',
  'timeline should status',
  ...step,
  productLink,
  toMany('may photos', () => photo),
]);

const coveredItem = resource('order-items as order-items with a warranty', readCoveredItemFields, [
  'must name; should qty = 1; may part_number',
  'extra warranty_until_utc (end of the warranty), reason (reason of a refusal)',
  'should available_qty: no warranty can be requested',
  productLink,
]);

export const ordersCalls = {
  customerOrders: many('should Orders', order, orderListMeta),
  order: one('should Orders: the order is not shown', orderDetail, orderStateMeta),
  orderInvoice: meta('should Orders: the invoice cannot be downloaded', invoiceFileMeta),
  orderInvoiceRequest: call('should Orders: no invoice can be requested'),
  orderBuyAgain: meta('should Orders: an order cannot be repeated', addedAgainMeta),
  orderMessages: many('should Orders', orderMessage, chatMeta),
  orderMessageCreate: call('should Orders: no message can be sent'),
  orderWarrantyProducts: many('should Warranties: no warranty can be requested', coveredItem),
  customerWarranties: many('should Warranties', warranty, pageMeta),
  warranty: one('should Warranties: the warranty request is not shown', warranty),
  warrantyCreate: one('should Warranties: no warranty can be requested', warranty),
  warrantyPhotoCreate: needed(one('should Warranties: no photo can be sent', photo)),
};
