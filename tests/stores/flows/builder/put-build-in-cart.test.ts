// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { setClientHooks } from '@/lib/api/client/browser-hooks';
import { getBuild, NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { addPart, setPartQuantity } from '@/lib/domain/build/selection';
import { useBuildStore } from '@/stores/builder/build-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { putBuildInCart, ShortPartsError } from '@/stores/flows/builder/put-build-in-cart';
import { beginCartMerge } from '@/stores/flows/cart/guest-cart-merge';
import { hydrateStores } from '@/stores/persistence/hydration';
import { getSessionHeaders, useSessionStore } from '@/stores/session/session-store';
import { makePart } from '../../../lib/domain/build/make-part';
import { as, login, NEWCOMER } from '../../../mock-api/customer-client';
import { openBackend } from '../../../mock-api/open-backend';
import { must } from '../../../mock-api/test-client';
import { mockBackend } from '../../../support/mock-backend';

const api = await openBackend({ size: 400 });
mockBackend(api.backend.handlers);
const [first, second] = api.articles.filter(({ stock }) => stock.total > 5);
const parts = [first, second].map((article) => makePart(must(article).id));

const build = () => getBuild(useBuildStore.getState().builds, NEW_BUILD_KEY);
const { changeSelection } = useBuildStore.getState();
const choose = (index: number) =>
  changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, `${index}`, must(parts[index])));
const drop = (index: number) =>
  changeSelection(NEW_BUILD_KEY, (entries) =>
    setPartQuantity(entries, `${index}`, must(parts[index]).id, 0),
  );
const put = (customerId: string | null = null, quantity = 1) =>
  putBuildInCart({ build: build(), quantity, requiresAssembly: false }, customerId);
const lines = () =>
  useCartStore.getState().lines.map(({ product, quantity }) => `${product.id}×${quantity}`);

hydrateStores();
setClientHooks({ headers: getSessionHeaders });
beforeEach(async () => {
  await api.control('reset', {});
  choose(0);
  choose(1);
});

describe('a guest’s build', () => {
  it('is sent at login with its name and the steps of its parts, also from a cart that was stored', async () => {
    const { builds, setBuild } = useBuildStore.getState();
    setBuild({ ...getBuild(builds, NEW_BUILD_KEY), name: 'Mi PC', isSetName: true });
    await put(null, 2);
    useCartStore.persist.flush();
    expect(beginCartMerge().items).toMatchObject([
      { productId: must(first).id, qty: 2, assemblyGroupId: '0', assemblyName: 'Mi PC' },
      { productId: must(second).id, qty: 2, assemblyGroupId: '1', assemblyName: 'Mi PC' },
    ]);
  });

  it('is in the cart once, however often the button is pressed', async () => {
    await Promise.all([put(), put()]);
    await put();
    expect(lines()).toEqual([`${must(first).id}×1`, `${must(second).id}×1`]);
  });

  it('replaces its old version after a change, and keeps the choice that was made in the cart', async () => {
    await put();
    useCartStore.setState(({ lines: all }) => ({
      lines: all.map((line) => ({ ...line, requiresAssembly: true })),
    }));
    drop(1);
    await put(null, 2);
    expect(lines()).toEqual([`${must(first).id}×2`]);
    expect(useCartStore.getState().lines[0]?.requiresAssembly).toBe(true);
  });

  it('is added again when it was taken out of the cart', async () => {
    await put();
    useCartStore.getState().clear();
    await put();
    expect(lines()).toHaveLength(2);
  });

  it('is another one after everything was taken out of the builder', async () => {
    await put();
    drop(0);
    drop(1);
    choose(0);
    await put();
    expect(lines()).toHaveLength(3);
  });

  it('is not sent without a word when a part has sold out since it was chosen', async () => {
    await api.control('stock', { productId: must(first).id });
    await expect(put()).rejects.toBeInstanceOf(ShortPartsError);
    expect(lines()).toEqual([]);
    expect(build().entries.map(({ part }) => part?.stock)).toEqual([0, must(second).stock.total]);
  });
});

describe('a customer’s build', () => {
  let calls: ReturnType<typeof as>;
  beforeEach(async () => {
    const { meta } = await login(api, NEWCOMER);
    const accessToken = meta.token.access_token;
    calls = as(api, accessToken);
    useSessionStore.setState({ accessToken });
  });
  const assemblies = async () => {
    const { included = [] } = await calls.get('/eshop/carrito/detalle');
    return included.filter(({ type }) => type === 'assemblies').length;
  };

  it('is in the server’s cart once, with its last parts, however often the button is pressed', async () => {
    await Promise.all([put('1'), put('1')]);
    await put('1');
    expect(await assemblies()).toBe(1);
    drop(1);
    await Promise.all([put('1', 2), put('1', 2)]);
    expect(await assemblies()).toBe(1);
    const { meta } = await calls.get<{ count: number }>('/eshop/carrito/total-items');
    expect(meta?.count).toBe(1);
  });

  it('is not sent, nor does it replace the one in the cart, when a part has sold out', async () => {
    await api.control('stock', { productId: must(first).id });
    await expect(put('1')).rejects.toBeInstanceOf(ShortPartsError);
    expect(await assemblies()).toBe(0);
  });
});
