import { formatPlaceLine, formatStreetLine } from '@/lib/domain/address/address-lines';
import { PLACE_FIELDS } from './addresses';
import type { ApiClient } from './client/client';
import { createFind, createRead } from './client/create-read';
import { requireEntity } from './client/errors';
import type { JsonApiDocument, JsonApiModel } from './client/json-api';
import { customerKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { snakeToCamel, snakeToCamelOrNull } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedOrderEndpoints } from './endpoints/assumed-orders';
import {
  nameOrderState,
  namePaymentState,
  readOrderFields,
  readStateTexts,
  type StateTexts,
  toOrder,
  WITH_ITEMS,
} from './order-summaries';
import { toMethodName } from './payment-method-names';

const readPayment = snakeToCamelOrNull(
  {
    id: wire.text,
    method_code: wire.text,
    method_text: wire.text,
    status: wire.text,
    status_text: wire.text,
    amount: wire.optionalNumber,
    monthly_payment_months: wire.count,
    reference: wire.optionalText,
    expires_utc: wire.dateTime,
    paid_utc: wire.dateTime,
  },
  'id',
);
const payments = wire.listOf(readPayment, ({ monthlyPaymentMonths: months, ...payment }) => {
  const state = namePaymentState(payment.status, payment.statusText);
  return {
    ...payment,
    methodText: toMethodName(payment.methodText, payment.methodCode),
    status: state.status,
    statusText: state.text,
    months: Math.max(1, months),
  };
});

const address = wire.objectOf(snakeToCamelOrNull(PLACE_FIELDS, 'street'), (place) => ({
  recipient: place.recipientName,
  phone: place.phone,
  lines: [formatStreetLine(place), formatPlaceLine(place)].filter(Boolean),
  references: [place.betweenStreets, place.references].filter(Boolean).join('. '),
}));

const store = wire.objectOf(
  snakeToCamelOrNull(
    { name: wire.text, address: wire.text, hours: wire.textList, hold_days: wire.count },
    'name',
  ),
);

const invoice = wire.objectOf(
  snakeToCamelOrNull(
    { uuid: wire.text, rfc: wire.text, business_name: wire.text, has_xml: wire.flag },
    'uuid',
  ),
);

const lines = wire.field('texts', (value) => wire.textList.parse(value).join('\n'), '');

export const readOrderDetailFields = snakeToCamel({
  payments,
  delivery_address: address,
  pickup_store: store,
  invoice,
  can_request_invoice: wire.flag,
  order_comments: lines,
  cancel_comments: lines,
  arrival_status: wire.text,
  generated_points: wire.count,
});
const { transaction_id, payment_confirmed_at } = readOrderFields.shape;
const readStory = snakeToCamel({
  ...readOrderDetailFields.shape,
  transaction_id,
  payment_confirmed_at,
});

export function toOrderDetail(model: JsonApiModel, texts?: StateTexts) {
  const order = toOrder(model, texts);
  if (!order) return null;
  const {
    deliveryAddress: address,
    pickupStore: store,
    paymentConfirmedAt: paidUtc,
    orderComments: comments,
    cancelComments,
    arrivalStatus,
    generatedPoints: pointsEarned,
    ...story
  } = readStory(model);
  const found = nameOrderState(arrivalStatus, '', order.isDigital).text;
  const arrivalText = found === order.statusText ? '' : found;
  const told = { comments, cancelComments, arrivalText, pointsEarned };
  return { ...order, ...story, ...told, address, store, paidUtc };
}
export type OrderDetail = NonNullable<ReturnType<typeof toOrderDetail>>;
export type OrderPayment = OrderDetail['payments'][number];
export type OrderPickupStore = NonNullable<OrderDetail['store']>;
export type OrderInvoiceSummary = NonNullable<OrderDetail['invoice']>;

export const readInvoiceFileFields = snakeToCamel({
  filename: wire.text,
  content_type: wire.text,
  content_base64: wire.text,
});

/** An invoice is shown as PDF; what counts for the tax office is its XML. */
export type InvoiceFormat = 'pdf' | 'xml';

export interface InvoiceFile {
  filename: string;
  base64: string;
}

/** The file in `meta`. Null when there is none, or when it is of the other format. */
export function toInvoiceFile({ meta }: JsonApiDocument, format: InvoiceFormat) {
  const { filename, contentType, contentBase64: base64 } = readInvoiceFileFields(meta);
  const isOther = contentType !== '' && !contentType.includes(format);
  return base64 && !isOther ? { filename: filename || `factura.${format}`, base64 } : null;
}

export const readReorderFields = snakeToCamel({
  added: wire.listOf(
    snakeToCamelOrNull({ product_id: wire.text, qty: wire.count }, 'productId', 'qty'),
  ),
  adjusted: wire.listOf(
    snakeToCamelOrNull(
      { product_id: wire.text, wanted: wire.count, qty: wire.count, message: wire.text },
      'productId',
    ),
  ),
});

export type ReorderResult = ReturnType<typeof readReorderFields>;

export const readOrder = createFind(
  assumedOrderEndpoints.order,
  (id: string) => ({ params: { id }, query: WITH_ITEMS }),
  (document) => {
    const texts = readStateTexts(document.meta);
    return wire.firstEntity(document, (model) => toOrderDetail(model, texts));
  },
);

export const readInvoice = createRead(
  assumedOrderEndpoints.orderInvoice,
  ({ id, format }: { id: string; format: InvoiceFormat }) => ({
    params: { id },
    // A backend that knows only PDF may not know the parameter either.
    query: format === 'pdf' ? {} : { format },
  }),
  (document, { format }): InvoiceFile => requireEntity(toInvoiceFile(document, format)),
);

/** @param cfdiUse the use of this purchase when it is not that of the profile */
export async function requestInvoice(
  client: ApiClient,
  { id, profileId, cfdiUse }: { id: string; profileId: string; cfdiUse?: string },
): Promise<void> {
  await client.request(assumedOrderEndpoints.orderInvoiceRequest, {
    params: { id },
    body: { invoicing_profile_id: profileId, cfdi_use: cfdiUse },
  });
}

export async function buyAgain(client: ApiClient, id: string): Promise<ReorderResult> {
  const { orderBuyAgain } = assumedOrderEndpoints;
  const { meta } = await client.request(orderBuyAgain, { params: { id }, body: {} });
  return readReorderFields(meta);
}

export const orderQuery = (customerId: string, id: string) =>
  readQuery(customerKey(customerId, 'order', id), readOrder, id, { staleTime: 15_000 });
