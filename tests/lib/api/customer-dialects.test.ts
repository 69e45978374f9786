import { describe, expect, it } from 'vitest';
import { readAddresses, saveAddress } from '@/lib/api/addresses';
import { authenticate } from '@/lib/api/authentication';
import { readCartBuild } from '@/lib/api/cart-build';
import { describeError } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { type Customer, saveCustomerInformation } from '@/lib/api/customer';
import { addToCart, readCustomerCart, setCartQuantity } from '@/lib/api/customer-cart';
import { readCouriers } from '@/lib/api/delivery-options';
import { readInvoicingProfiles } from '@/lib/api/invoicing';
import { readInvoice, readOrder, requestInvoice } from '@/lib/api/orders';
import { readOwnReview, saveReview } from '@/lib/api/reviews';
import { saveBuildName } from '@/lib/api/saved-builds';
import * as wishlists from '@/lib/api/wishlists';
import { getLineTotal } from '@/lib/domain/cart/line-prices';
import { getTrackingUrl } from '@/lib/domain/orders/delivery-progress';
import { canBeDelivered, isAwaitingPayment } from '@/lib/domain/orders/status';
import { toSectionErrors } from '@/stores/flows/checkout/order-queries';
import type { Article } from '@/tests/mock-api/catalogue/types';
import { LAURA } from '@/tests/mock-api/customer-client';
import { DIALECTS, type Dialect } from '@/tests/mock-api/dialects/dialect';
import { DEMO_PASSWORD } from '@/tests/mock-api/seed/customers/people';
import { must } from '@/tests/mock-api/test-client';
import { createAddress } from '@/tests/support/create-address';
import { signInAtBackend } from '@/tests/support/shop-client';
import { choosePayment, deliver, review } from './buying';

const { id: _, ...HOUSE } = createAddress({
  alias: 'Nueva',
  isDefault: false,
  zipCode: '03940',
  neighborhood: 'Crédito Constructor',
  municipality: 'Benito Juárez',
});

const informationOf = ({ name, lastName, motherLastName, phone }: Customer) => {
  const company = { accountType: 'personal' as const, businessName: '', rfc: '' };
  return { names: name, lastName, motherLastName, phone, ...company };
};

/** A customer with one piece of a product in the cart. */
async function withProduct(dialect: Dialect, isWanted: (article: Article) => boolean) {
  const shop = await signInAtBackend(dialect, LAURA);
  const article = must(shop.backend.catalogue.articles.find(isWanted));
  await addToCart(shop.client, { productId: article.id, qty: 1 });
  return { ...shop, article };
}

describe.each(DIALECTS)('the account at a backend that answers in the form %s', (dialect) => {
  // It says nothing of days and invoices, so none is promised.
  const isPlain = dialect === 'minimal';

  /** A customer with an order of a status, as it is read. */
  async function withOrder(status: string) {
    const shop = await signInAtBackend(dialect, LAURA);
    const { body } = await shop.control('orders', { email: LAURA, status, days_ago: 1 });
    const order = must(await readOrder(shop.client, String(body.id)));
    return { ...shop, folio: String(body.folio), order };
  }

  it('says when an order that is sent arrives, and where its parcel can be followed', async () => {
    const { order } = await withOrder('shipped');
    const { name, guide } = must(order.courier);
    expect(getTrackingUrl(name, guide)).toContain(guide);
    expect(order.arrival === null).toBe(isPlain);
  });

  it('says until when an order can be paid', async () => {
    const { order } = await withOrder('pending_payment');
    expect(isAwaitingPayment(order)).toBe(true);
    expect(order.payments.some(({ expiresUtc }) => expiresUtc !== null)).toBe(!isPlain);
  });

  it('gives the invoice of an order as PDF and as XML', async () => {
    const { client, customer, order, folio } = await withOrder('paid');
    expect(order).toMatchObject({ invoice: null, canRequestInvoice: !isPlain });
    if (isPlain) return;
    const [profile] = await readInvoicingProfiles(client, customer.id);
    await requestInvoice(client, { id: order.id, profileId: must(profile).id });
    for (const format of ['pdf', 'xml'] as const) {
      const { filename } = await readInvoice(client, { id: order.id, format });
      expect(filename).toBe(`factura-${folio}.${format}`);
    }
  });

  it('offers the warranty of what was delivered', async () =>
    expect(canBeDelivered((await withOrder('delivered')).order)).toBe(true));

  it('quotes no failed database, neither at the login nor in the profile', async () => {
    const { client, customer, backend } = await signInAtBackend(dialect, LAURA);
    const fault = { when: 'before', kind: 'sqlstate', status: 500, times: 1 } as const;
    backend.control.addFault({ ...fault, match: { path: '/eshop/login' } });
    backend.control.addFault({ ...fault, match: { path: `/shop-v1/customers/${customer.id}` } });
    const guest = { cart: [], assembly: { name: '', entries: [] }, zipCode: null };
    const fields = { email: LAURA, password: DEMO_PASSWORD, remember: false };
    const information = informationOf(customer);
    const calls: (() => Promise<unknown>)[] = [
      () => authenticate(client, { entry: { by: 'login', fields }, guest, key: 'k' }),
      () => saveCustomerInformation(client, { id: customer.id, information }),
    ];
    for (const call of calls) {
      const error = await call().catch((refused: unknown) => refused);
      const { title, text } = describeError(error);
      expect(title).toBe('Conexión denegada.');
      expect(text).not.toContain('SQLSTATE');
    }
  });
});

describe.each(DIALECTS)('at a backend that answers in the form %s', (dialect) => {
  /** A customer with two pieces of a product in the cart. */
  async function withCart() {
    const shop = await withProduct(
      dialect,
      ({ prices, stock }) =>
        prices.current > 1300 &&
        prices.current < 4000 &&
        Object.values(stock.stores).some((pieces) => pieces > 3),
    );
    const [item] = (await readCustomerCart(shop.client)).items;
    await setCartQuantity(shop.client, { itemId: must(item).id, qty: 2 });
    return shop;
  }

  it('keeps every line of the cart, with its price and its totals', async () => {
    const { client, article } = await withCart();
    const { items, totals } = await readCustomerCart(client);
    const { line } = must(items[0]);
    const { id, name, slug } = article;
    // Also where the line itself only has the product's id.
    expect(line.product).toMatchObject({ id, name, slug });
    // The relative addresses of this form need the configured address of the pictures.
    if (dialect !== 'php') expect(line.product.image).toEqual(expect.any(String));
    expect(line.quantity).toBe(2);
    expect(getLineTotal(line)).toBe(Math.round(article.prices.current * 200) / 100);
    expect(totals.total).toBeGreaterThan(getLineTotal(line) - 1);
  });

  it('delivers to a new address', async () => {
    const { client, customer } = await withCart();
    const address = await saveAddress(client, { customerId: customer.id, address: HOUSE });
    expect(address).toMatchObject({ alias: 'Nueva', zipCode: '03940', id: expect.any(String) });
    const changed = { ...HOUSE, references: 'Portón azul' };
    const change = { customerId: customer.id, address: changed, id: address.id };
    const saved = await saveAddress(client, change);
    expect(saved).toMatchObject({ id: address.id, references: 'Portón azul' });
    expect(await readAddresses(client, customer.id)).toContainEqual(saved);
    const [courier] = must(await readCouriers(client, address.id));
    expect(must(courier).total).toBeGreaterThanOrEqual(0);
  });

  it('saves the account, lists, reviews and builds', async () => {
    const { client, customer, article } = await withCart();
    const information = { ...informationOf(customer), names: 'Laura María' };
    const changed = await saveCustomerInformation(client, { id: customer.id, information });
    expect(changed).toMatchObject({ name: 'Laura María', email: customer.email });

    const list = await wishlists.createWishlist(client, {
      customerId: customer.id,
      name: 'Para estrenar',
    });
    const renamed = { customerId: customer.id, id: list.id, name: 'Para después' };
    const { id: listId, name: listName } = await wishlists.renameWishlist(client, renamed);
    expect([listId, listName]).toEqual([list.id, renamed.name]);
    await wishlists.saveWishlistItem(client, {
      wishlistId: list.id,
      productId: article.id,
      qty: 1,
    });
    const lists = await wishlists.readWishlists(client, customer.id);
    const items = lists.find(({ id }) => id === list.id)?.items ?? [];
    expect(items.map(({ product }) => product.id)).toEqual([article.id]);

    const written = { rating: 4, opinion: 'Muy bueno para el precio.', shortOpinion: 'Muy bueno' };
    const review = { productId: article.id, customerId: customer.id, existing: null, written };
    const existing = await saveReview(client, review);
    expect(existing).toMatchObject({ ...written, id: expect.any(String) });
    const better = { ...review, existing, written: { ...written, rating: 5 } };
    expect(await saveReview(client, better)).toMatchObject({ id: existing.id, rating: 5 });
    expect(await readOwnReview(client, review)).toMatchObject({ id: existing.id, rating: 5 });

    const home = { customerId: customer.id, id: null, name: 'Para casa' };
    const { id } = await saveBuildName(client, home);
    const name = 'Para oficina';
    const other = await saveBuildName(client, { ...home, id, name });
    expect(other).toMatchObject({ id, name, slug: expect.stringMatching(/./) });
    expect(await readCartBuild(client, 'no-existe')).toBeNull();
  });
});

describe.each(DIALECTS)('at a backend that refuses in the form %s', (dialect) => {
  /** A customer who is about to order a product for pickup at a store that has it. */
  async function openReview() {
    const isInStore = ({ stock }: Article) => (stock.stores['1'] ?? 0) > 1;
    const { client, control, article } = await withProduct(dialect, isInStore);
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
