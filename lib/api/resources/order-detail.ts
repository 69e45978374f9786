import * as z from 'zod/mini';
import type {
  InvoiceFile,
  OrderAddress,
  OrderDetail,
  OrderPayment,
  OrderPickupStore,
  OrderTimelineEvent,
  ReorderResult,
} from '@/lib/domain/orders/types';
import { isRecord } from '../json';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { toOrder } from './order';
import { count, dateTime, field, flag, listOf, number, optionalText, text, textList } from './wire';

/** A schema field for an object that may be missing. */
const optionalRecord = <T>(read: (value: Record<string, unknown>) => T | null) =>
  field<T | null>((value) => (isRecord(value) ? read(value) : null), null);

const stepWire = z.object({
  status: text,
  text: text,
  at_utc: dateTime,
  note: text,
  is_done: flag,
});
const steps = listOf<OrderTimelineEvent>((entry) => {
  const { at_utc: atUtc, is_done: isDone, ...step } = stepWire.parse(entry);
  return step.status ? { ...step, atUtc, isDone } : null;
});

const paymentWire = z.object({
  id: text,
  method_text: text,
  status: text,
  status_text: text,
  amount: number,
  monthly_payment_months: count,
  reference: optionalText,
  paid_utc: dateTime,
});
const payments = listOf<OrderPayment>((entry) => {
  const payment = paymentWire.parse(entry);
  if (!payment.id) return null;
  return {
    id: payment.id,
    methodText: payment.method_text,
    status: payment.status,
    statusText: payment.status_text,
    amount: payment.amount,
    months: Math.max(1, payment.monthly_payment_months),
    reference: payment.reference,
    paidUtc: payment.paid_utc,
  };
});

const addressWire = z.object({
  recipient_name: text,
  phone: text,
  street: text,
  exterior_number: text,
  interior_number: text,
  neighborhood: text,
  municipality: text,
  city: text,
  state: text,
  zip_code: text,
  between_streets: text,
  references: text,
});
const joinFilled = (parts: readonly string[], separator: string) =>
  [...new Set(parts.filter(Boolean))].join(separator);

const address = optionalRecord<OrderAddress>((value) => {
  const place = addressWire.parse(value);
  if (!place.street) return null;
  const inner = place.interior_number && `int. ${place.interior_number}`;
  return {
    recipient: place.recipient_name,
    phone: place.phone,
    lines: [
      joinFilled([place.street, place.exterior_number, inner], ' '),
      joinFilled([place.neighborhood, place.zip_code && `C.P. ${place.zip_code}`], ', '),
      joinFilled([place.municipality, place.city, place.state], ', '),
    ].filter(Boolean),
    references: joinFilled([place.between_streets, place.references], '. '),
  };
});

const storeWire = z.object({ name: text, address: text, hours: textList });
const store = optionalRecord<OrderPickupStore>((value) => {
  const found = storeWire.parse(value);
  return found.name ? found : null;
});

const invoiceWire = z.object({ uuid: text, rfc: text, business_name: text, issued_utc: dateTime });
const invoice = optionalRecord<NonNullable<OrderDetail['invoice']>>((value) => {
  const { uuid, rfc, ...issued } = invoiceWire.parse(value);
  return uuid
    ? { uuid, rfc, businessName: issued.business_name, issuedUtc: issued.issued_utc }
    : null;
});

const wire = z.object({
  timeline: steps,
  transaction_id: optionalText,
  payments,
  delivery_address: address,
  pickup_store: store,
  invoice,
  can_request_invoice: flag,
});

/** An order with its timeline, payments, delivery and invoice. */
export function toOrderDetail(model: JsonApiModel): OrderDetail | null {
  const order = toOrder(model);
  if (!order) return null;
  const story = wire.parse(model);
  return {
    ...order,
    timeline: story.timeline,
    transactionId: story.transaction_id,
    payments: story.payments,
    address: story.delivery_address,
    store: story.pickup_store,
    invoice: story.invoice,
    canRequestInvoice: story.can_request_invoice,
  };
}

const fileWire = z.object({ filename: text, content_type: text, content_base64: text });

/** The file in `meta`. Null when there is none. */
export function toInvoiceFile({ meta }: JsonApiDocument): InvoiceFile | null {
  const { filename, content_type: type, content_base64: base64 } = fileWire.parse(meta);
  return base64 ? { filename: filename || 'factura.pdf', type, base64 } : null;
}

const againWire = z.object({
  added: listOf((entry) => {
    const [productId, qty] = [text.parse(entry.product_id), count.parse(entry.qty)];
    return productId && qty > 0 ? { productId, qty } : null;
  }),
  adjusted: listOf((entry) => {
    const productId = text.parse(entry.product_id);
    const [wanted, qty] = [count.parse(entry.wanted), count.parse(entry.qty)];
    return productId ? { productId, wanted, qty, message: text.parse(entry.message) } : null;
  }),
});

export const toReorderResult = ({ meta }: JsonApiDocument): ReorderResult => againWire.parse(meta);
