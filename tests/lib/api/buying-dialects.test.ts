import { describe, expect, it } from 'vitest';
import { readAddresses, saveAddress } from '@/lib/api/addresses';
import { readCartBuild } from '@/lib/api/cart-build';
import { saveCustomerInformation } from '@/lib/api/customer';
import { addToCart, readCustomerCart, setCartQuantity } from '@/lib/api/customer-cart';
import { readCouriers } from '@/lib/api/delivery-options';
import { readOwnReview, saveReview } from '@/lib/api/reviews';
import { saveBuildName } from '@/lib/api/saved-builds';
import {
  createWishlist,
  readWishlists,
  renameWishlist,
  saveWishlistItem,
} from '@/lib/api/wishlists';
import { getLineTotal } from '@/lib/domain/cart/line-prices';
import { LAURA } from '@/tests/mock-api/customer-client';
import { DIALECTS } from '@/tests/mock-api/dialects/dialect';
import { must } from '@/tests/mock-api/test-client';
import { createAddress } from '@/tests/support/create-address';
import { signInAtBackend } from '@/tests/support/shop-client';

const { id: _, ...HOUSE } = createAddress({
  ...{ alias: 'Nueva', isDefault: false, zipCode: '03940' },
  ...{ neighborhood: 'Crédito Constructor', municipality: 'Benito Juárez' },
});

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
    const changed = await saveCustomerInformation(client, {
      id: customer.id,
      information: {
        ...{ accountType: 'personal', names: 'Laura María', businessName: '', rfc: '' },
        lastName: customer.lastName,
        motherLastName: customer.motherLastName,
        phone: customer.phone,
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

    const home = { customerId: customer.id, id: null, name: 'Para casa' };
    const { id } = await saveBuildName(client, home);
    const name = 'Para oficina';
    const other = await saveBuildName(client, { ...home, id, name });
    expect(other).toMatchObject({ id, name, slug: expect.stringMatching(/./) });
    expect(await readCartBuild(client, 'no-existe')).toBeNull();
  });
});
