import type { OrderFilters } from '@/lib/domain/orders/filters';
import type { InvoiceFile, InvoiceFormat, ReorderResult } from '@/lib/domain/orders/types';
import type { ApiClient } from '../client';
import { createFind, createRead } from '../create-read';
import { assumedOrderEndpoints } from '../endpoints/assumed-orders';
import { requireEntity } from '../require-entity';
import { readStateTexts, toOrderPage } from '../resources/order';
import { toInvoiceFile, toOrderDetail, toReorderResult } from '../resources/order-detail';
import { PURCHASED_PRODUCT_FIELDS } from '../resources/purchased-product';
import { firstEntity } from '../resources/wire';

const WITH_ITEMS = { include: 'items.product.coverImage', ...PURCHASED_PRODUCT_FIELDS };

/** A page of a customer's orders, newest first. @throws ApiError */
export const readOrders = createRead(
  assumedOrderEndpoints.customerOrders,
  ({ customerId, filters, page }: { customerId: string; filters: OrderFilters; page: number }) => ({
    params: { id: customerId },
    query: {
      'filter[status]': filters.status,
      'filter[search]': filters.search,
      'filter[from]': filters.from,
      'filter[to]': filters.to,
      'page[number]': page,
      ...WITH_ITEMS,
    },
  }),
  toOrderPage,
);

/** One order. Null when there is none, or when it belongs to another customer. @throws ApiError */
export const readOrder = createFind(
  assumedOrderEndpoints.order,
  (id: string) => ({ params: { id }, query: WITH_ITEMS }),
  (document) => {
    const texts = readStateTexts(document.meta);
    return firstEntity(document, (model) => toOrderDetail(model, texts));
  },
);

/** Downloads the invoice. @throws ApiError, also when the answer has no file */
export async function readInvoice(
  client: ApiClient,
  { id, format }: { id: string; format: InvoiceFormat },
): Promise<InvoiceFile> {
  const document = await client.request(assumedOrderEndpoints.orderInvoice, {
    params: { id },
    // A backend that knows only PDF may not know the parameter either.
    query: format === 'pdf' ? {} : { format },
  });
  return requireEntity(toInvoiceFile(document, format));
}

/**
 * Requests the invoice of an order for one of the customer's invoicing profiles.
 * @param cfdiUse the use of this purchase when it is not that of the profile
 * @throws ApiError
 */
export async function requestInvoice(
  client: ApiClient,
  { id, profileId, cfdiUse }: { id: string; profileId: string; cfdiUse?: string },
): Promise<void> {
  await client.request(assumedOrderEndpoints.orderInvoiceRequest, {
    params: { id },
    body: { invoicing_profile_id: profileId, cfdi_use: cfdiUse },
  });
}

/** Adds the products of an order to the cart. @throws ApiError */
export async function buyAgain(client: ApiClient, id: string): Promise<ReorderResult> {
  return toReorderResult(
    await client.request(assumedOrderEndpoints.orderBuyAgain, { params: { id }, body: {} }),
  );
}
