import { readOrders } from '../../../lib/api/calls/orders';
import { readSearch } from '../../../lib/api/calls/search';
import { LAURA } from '../../mock-api/customer-client';
import { AVAILABLE, type Known, NO_FILTERS } from '../../support/reads';
import { signInThroughGateway } from '../../support/shop-client';

/** A signed-in customer with a history, whose calls go through the shop's gateway to a backend over real HTTP. */
export async function openCustomer(apiUrl: string) {
  const { client, customer } = await signInThroughGateway({ apiUrl, fetch }, LAURA);
  const { products } = await readSearch(client, AVAILABLE);
  const filters = { customerId: customer.id, filters: NO_FILTERS, page: 1 };
  const { orders } = await readOrders(client, filters);
  const known: Known = {
    customerId: customer.id,
    productId: products[0]?.id ?? '',
    slug: products[0]?.slug ?? '',
    orderId: orders[0]?.id ?? '',
  };
  return { client, known };
}
