import { describe, expect, it } from 'vitest';
import { checkOrderReview, readCheckoutTotals } from '@/lib/api/checkout-totals';
import { ApiError } from '@/lib/api/client/errors';
import { addToCart, readCustomerCart } from '@/lib/api/customer-cart';
import { readPickupStores, saveShippingChoice } from '@/lib/api/delivery-options';
import { EMPTY_PICKUP_PERSON } from '@/lib/domain/checkout/state';
import { toSectionErrors } from '@/stores/flows/checkout/order-queries';
import { LAURA } from '@/tests/mock-api/customer-client';
import { DIALECTS } from '@/tests/mock-api/dialects/dialect';
import { must } from '@/tests/mock-api/test-client';
import { signInAtBackend } from '@/tests/support/shop-client';

describe.each(DIALECTS)('at a backend that refuses in the form %s', (dialect) => {
  /** A customer who is about to order a product for pickup at a store that has it. */
  async function openReview() {
    const { client, backend, control } = await signInAtBackend(dialect, LAURA);
    const article = must(
      backend.catalogue.articles.find(({ stock }) => (stock.stores['1'] ?? 0) > 1),
    );
    await addToCart(client, { productId: article.id, qty: 1 });
    const store = must(
      (await readPickupStores(client, null))?.find(({ isAvailable }) => isAvailable),
    );
    await saveShippingChoice(client, {
      isDigital: false,
      isShipping: false,
      customerAddress: null,
      courier: null,
      store: { id: store.id, label: '' },
      pickupPerson: EMPTY_PICKUP_PERSON,
      hasShippingInsurance: true,
    });
    const payment = { methodCode: 'oxxo', tokenizableId: null, plans: [] };
    await readCheckoutTotals(client, { payment, transactionId: null });
    const trackingId = '8a4f8f0e-61c5-4a27-9f0c-0f7e2f4b2a11';
    const order = { ...payment, isShipping: false, trackingId, transactionId: null };
    const review = () => checkOrderReview(client, order).then(() => ({}), toSectionErrors);
    expect(await review()).toEqual({});
    return { client, control, article, review };
  }

  it('says beside the products what is sold out, and beside the delivery what a store has no longer', async () => {
    const { control, article, review } = await openReview();
    await control('stock', { productId: article.id, stores: {}, providers: 9 });
    expect(await review()).toMatchObject({ store: expect.stringContaining(article.name) });
    await control('stock', { productId: article.id, stores: {}, providers: 0 });
    expect(await review()).toMatchObject({ lines: expect.stringContaining(article.name) });
  });

  it('says that a session has ended', async () => {
    const { client, control } = await openReview();
    await control('tokens/expire', { email: LAURA });
    const error = await readCustomerCart(client).catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'http', status: 401 });
  });
});
