import { describe, expect, it } from 'vitest';
import { readAddresses, saveAddress } from '@/lib/api/addresses';
import { readCartBuild } from '@/lib/api/cart-build';
import { checkOrderReview, readCheckoutTotals } from '@/lib/api/checkout-totals';
import { saveCustomerInformation } from '@/lib/api/customer';
import { addToCart, readCustomerCart, setCartQuantity } from '@/lib/api/customer-cart';
import { readCouriers, readPickupStores, saveShippingChoice } from '@/lib/api/delivery-options';
import { readOrders } from '@/lib/api/order-summaries';
import { readOrder } from '@/lib/api/orders';
import { createTokenizable, readPaymentMethods } from '@/lib/api/payment-methods';
import { readOwnReview, saveReview } from '@/lib/api/reviews';
import { saveBuildName } from '@/lib/api/saved-builds';
import { createTransaction, readTransaction } from '@/lib/api/transactions';
import {
  createWishlist,
  readWishlists,
  renameWishlist,
  saveWishlistItem,
} from '@/lib/api/wishlists';
import { getLineTotal } from '@/lib/domain/cart/line-prices';
import { EMPTY_PICKUP_PERSON } from '@/lib/domain/checkout/state';
import { LAURA } from '@/tests/mock-api/customer-client';
import { DIALECTS } from '@/tests/mock-api/dialects/dialect';
import { must } from '@/tests/mock-api/test-client';
import { createAddress } from '@/tests/support/create-address';
import { signInAtBackend } from '@/tests/support/shop-client';

const { id: _, ...HOUSE } = createAddress({
  ...{ alias: 'Nueva', isDefault: false, zipCode: '03940' },
  ...{ neighborhood: 'Crédito Constructor', municipality: 'Benito Juárez' },
});
const ALL_ORDERS = { status: null, search: null, from: null, to: null };

describe.each(DIALECTS)('at a backend that answers in the form %s', (dialect) => {
  /** A customer with two pieces of a product in the cart. */
  async function withCart() {
    const shop = await signInAtBackend(dialect, LAURA);
    const { client, backend } = shop;
    const article = must(
      backend.catalogue.articles.find(
        ({ prices, stock }) =>
          prices.current > 1300 &&
          prices.current < 4000 &&
          Object.values(stock.stores).some((pieces) => pieces > 3),
      ),
    );
    await addToCart(client, { productId: article.id, qty: 1 });
    const [item] = (await readCustomerCart(client)).items;
    await setCartQuantity(client, { itemId: must(item).id, qty: 2 });
    return { ...shop, article };
  }

  async function payWithCard(
    { client }: Awaited<ReturnType<typeof withCart>>,
    isShipping: boolean,
  ) {
    const methods = await readPaymentMethods(client, null);
    const methodCode = 'stripe_card';
    expect(methods.find(({ code }) => code === methodCode)).toMatchObject({
      isAvailable: true,
      tokenizer: true,
      name: 'Tarjeta de crédito o débito',
    });
    const { id: tokenizableId } = await createTokenizable(client, {
      transactionId: null,
      methodCode,
      token: 'tok_visa_4242',
      holder: 'Laura Pérez',
      expires: '2031-08',
      cvcToken: 'cvctok_1',
      isTemporary: true,
    });
    const payment = { methodCode, tokenizableId, plans: [] };
    const totals = await readCheckoutTotals(client, { payment, transactionId: null });
    const trackingId = '8a4f8f0e-61c5-4a27-9f0c-0f7e2f4b2a11';
    await checkOrderReview(client, { ...payment, isShipping, trackingId, transactionId: null });
    const { transaction } = await createTransaction(client, {
      key: 'd9c7e0f2-4b8c-4b0a-8a51-6f1e2d3c4b5a',
      request: {
        ...payment,
        total: totals.amountDue,
        cartId: totals.cartId,
        isShipping,
        billingId: null,
        cfdiUse: null,
        acceptTerms: true,
        acceptShippingConditions: true,
        deviceSessionId: 'ds_1',
        trackingId,
        cvcToken: 'cvctok_1',
      },
    });
    return { transaction, totals };
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

  it('sells by courier to a new address, and shows the order', async () => {
    const shop = await withCart();
    const { client, customer } = shop;
    const address = await saveAddress(client, { customerId: customer.id, address: HOUSE });
    expect(address).toMatchObject({ alias: 'Nueva', zipCode: '03940', id: expect.any(String) });
    const changed = { ...HOUSE, references: 'Portón azul' };
    const saved = await saveAddress(client, {
      customerId: customer.id,
      address: changed,
      id: address.id,
    });
    expect(saved).toMatchObject({ id: address.id, references: 'Portón azul' });
    expect(await readAddresses(client, customer.id)).toContainEqual(saved);
    const [courier] = must(await readCouriers(client, address.id));
    expect(must(courier).total).toBeGreaterThanOrEqual(0);
    await saveShippingChoice(client, {
      isDigital: false,
      isShipping: true,
      customerAddress: { id: address.id, label: '' },
      courier: { id: must(courier).id, label: '' },
      store: null,
      pickupPerson: EMPTY_PICKUP_PERSON,
      hasShippingInsurance: true,
    });
    const { transaction, totals } = await payWithCard(shop, true);
    expect(totals).toMatchObject({ hasShipping: true, ivaPercentage: 16 });
    expect(totals.insurance).toBeGreaterThan(0);
    expect(transaction).toMatchObject({
      paymentStatus: 'success',
      isPayable: false,
      total: totals.total,
    });
    const again = must(await readTransaction(client, transaction.transactionId)).transaction;
    expect(again).toMatchObject({ paymentStatus: 'success', isPayable: false });
    const { orders } = await readOrders(client, {
      customerId: customer.id,
      filters: ALL_ORDERS,
      page: 1,
    });
    const order = must(await readOrder(client, must(orders[0]).id));
    expect(order).toMatchObject({ paymentStatus: 'success', paymentText: 'Pago confirmado' });
    expect(order.statusText).not.toBe('');
    expect(order.amounts.total).toBe(totals.total);
    expect(order.methodName).toBe('Tarjeta de crédito o débito');
  });

  it('sells with pickup at a store', async () => {
    const shop = await withCart();
    const { client } = shop;
    const stores = must(await readPickupStores(client, null));
    const store = must(stores.find(({ isAvailable }) => isAvailable));
    await saveShippingChoice(client, {
      isDigital: false,
      isShipping: false,
      customerAddress: null,
      courier: null,
      store: { id: store.id, label: '' },
      pickupPerson: EMPTY_PICKUP_PERSON,
      hasShippingInsurance: true,
    });
    const { transaction, totals } = await payWithCard(shop, false);
    expect(totals).toMatchObject({ hasShipping: false, insurance: 0, shipping: 0 });
    expect(transaction.paymentStatus).toBe('success');
  });

  it('saves the account, lists, reviews and builds', async () => {
    const { client, customer, article } = await withCart();
    const changed = await saveCustomerInformation(client, {
      id: customer.id,
      information: {
        accountType: 'personal',
        names: 'Laura María',
        lastName: customer.lastName,
        motherLastName: customer.motherLastName,
        phone: customer.phone,
        businessName: '',
        rfc: '',
      },
    });
    expect(changed).toMatchObject({ name: 'Laura María', email: customer.email });

    const list = await createWishlist(client, { customerId: customer.id, name: 'Para estrenar' });
    const renamed = { customerId: customer.id, id: list.id, name: 'Para después' };
    expect(await renameWishlist(client, renamed)).toMatchObject({
      id: list.id,
      name: 'Para después',
    });
    await saveWishlistItem(client, { wishlistId: list.id, productId: article.id, qty: 1 });
    const lists = await readWishlists(client, customer.id);
    const items = lists.find(({ id }) => id === list.id)?.items ?? [];
    expect(items.map(({ product }) => product.id)).toEqual([article.id]);

    const written = { rating: 4, opinion: 'Muy bueno para el precio.', shortOpinion: 'Muy bueno' };
    const review = { productId: article.id, customerId: customer.id, existing: null, written };
    const existing = await saveReview(client, review);
    expect(existing).toMatchObject({ ...written, id: expect.any(String) });
    const better = { ...review, existing, written: { ...written, rating: 5 } };
    expect(await saveReview(client, better)).toMatchObject({ id: existing.id, rating: 5 });
    expect(await readOwnReview(client, review)).toMatchObject({ id: existing.id, rating: 5 });

    const build = await saveBuildName(client, {
      customerId: customer.id,
      id: null,
      name: 'Para casa',
    });
    const other = await saveBuildName(client, {
      customerId: customer.id,
      id: build.id,
      name: 'Para oficina',
    });
    expect(other).toMatchObject({
      id: build.id,
      name: 'Para oficina',
      slug: expect.stringMatching(/./),
    });
    expect(await readCartBuild(client, 'no-existe')).toBeNull();
  });
});
