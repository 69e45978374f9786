import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/client/errors';
import { addToCart, readCustomerCart } from '@/lib/api/customer-cart';
import { toSectionErrors } from '@/stores/flows/checkout/order-queries';
import { LAURA } from '@/tests/mock-api/customer-client';
import { DIALECTS } from '@/tests/mock-api/dialects/dialect';
import { must } from '@/tests/mock-api/test-client';
import { signInAtBackend } from '@/tests/support/shop-client';
import { choosePayment, deliver, review } from './buying';

describe.each(DIALECTS)('at a backend that refuses in the form %s', (dialect) => {
  /** A customer who is about to order a product for pickup at a store that has it. */
  async function openReview() {
    const { client, backend, control } = await signInAtBackend(dialect, LAURA);
    const article = must(
      backend.catalogue.articles.find(({ stock }) => (stock.stores['1'] ?? 0) > 1),
    );
    await addToCart(client, { productId: article.id, qty: 1 });
    const buyer = { client };
    const data = await deliver(buyer, await choosePayment(buyer, { code: 'oxxo' }), 'pickup');
    const check = () => review(buyer, data).then(() => ({}), toSectionErrors);
    expect(await check()).toEqual({});
    return { client, control, article, review: check };
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
