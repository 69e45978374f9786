import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { ApiError } from '@/lib/api/errors';
import { toOrderPage } from '@/lib/api/resources/order';
import { toInvoiceFile, toOrderDetail, toReorderResult } from '@/lib/api/resources/order-detail';
import { PURCHASED_PRODUCT_FIELDS } from '@/lib/api/resources/purchased-product';
import { entities, models } from '@/lib/api/resources/wire';
import type { OrderFilters } from '@/lib/domain/orders/filters';
import type { InvoiceFile, ReorderResult } from '@/lib/domain/orders/types';
import { CUSTOMER_SCOPE } from './query-client';

const WITH_ITEMS = { include: 'items.product.coverImage', ...PURCHASED_PRODUCT_FIELDS };

/** A page of a customer's orders, newest first. The previous page stays visible while the next one loads. */
export const ordersQuery = (customerId: string, filters: OrderFilters, page: number) =>
  queryOptions({
    queryKey: [CUSTOMER_SCOPE, customerId, 'orders', filters, page],
    queryFn: async ({ signal }) =>
      toOrderPage(
        await browserClient.request(assumedOrderEndpoints.customerOrders, {
          params: { id: customerId },
          query: {
            'filter[status]': filters.status,
            'filter[search]': filters.search,
            'filter[from]': filters.from,
            'filter[to]': filters.to,
            'page[number]': page,
            ...WITH_ITEMS,
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

/** One order. Null when there is none, or when it belongs to another customer. */
export const orderQuery = (customerId: string, id: string) =>
  queryOptions({
    queryKey: [CUSTOMER_SCOPE, customerId, 'order', id],
    queryFn: async ({ signal }) => {
      const document = await browserClient.requestOrNull(assumedOrderEndpoints.order, {
        params: { id },
        query: WITH_ITEMS,
        signal,
      });
      return entities(models(document?.data), toOrderDetail)[0] ?? null;
    },
    staleTime: 15_000,
  });

/** Downloads the invoice. @throws ApiError, also when the answer has no file */
export async function fetchInvoice(id: string): Promise<InvoiceFile> {
  const document = await browserClient.request(assumedOrderEndpoints.orderInvoice, {
    params: { id },
  });
  const file = toInvoiceFile(document);
  if (!file) throw new ApiError({ kind: 'parse', status: 200 });
  return file;
}

/** Requests the invoice of an order for one of the customer's invoicing profiles. @throws ApiError */
export async function requestInvoice(id: string, profileId: string): Promise<void> {
  await browserClient.request(assumedOrderEndpoints.orderInvoiceRequest, {
    params: { id },
    body: { invoicing_profile_id: profileId },
  });
}

/** Adds the products of an order to the cart. @throws ApiError */
export async function buyAgain(id: string): Promise<ReorderResult> {
  return toReorderResult(
    await browserClient.request(assumedOrderEndpoints.orderBuyAgain, { params: { id }, body: {} }),
  );
}
