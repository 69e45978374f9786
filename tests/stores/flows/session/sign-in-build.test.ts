// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { getBuild, NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { setAssemblyRequested } from '@/lib/domain/build/cart-references';
import { addPart, skipGroup } from '@/lib/domain/build/selection';
import { toCartLine } from '@/lib/domain/cart/lines';
import { useBuildStore } from '@/stores/builder/build-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { signIn } from '@/stores/flows/session/sign-in';
import { signOut } from '@/stores/flows/session/sign-out';
import { hydrateStores } from '@/stores/persistence/hydration';
import { makePart } from '../../../lib/domain/build/make-part';
import { makeSnapshot } from '../../../lib/domain/product/make-product';
import { as, CLIENT, NEWCOMER } from '../../../mock-api/customer-client';
import { openBackend } from '../../../mock-api/open-backend';
import { DEMO_PASSWORD } from '../../../mock-api/seed/customers/people';
import { must } from '../../../mock-api/test-client';
import { type BackendCall, connectionLost, mockBackend } from '../../../support/mock-backend';

const api = await openBackend({ size: 400 });
const backend = mockBackend(api.backend.handlers);
const [first, second] = api.articles.filter(({ stock }) => stock.total > 5).map(({ id }) => id);
const parts = [makePart(must(first)), makePart(must(second))];

/** The shop's server between browser and backend; `lose` drops the answer after the backend has done its work. */
let lose = false;
let token = '';
async function serveLogin({ body, headers }: BackendCall): Promise<Response> {
  const { remember: _, ...fields } = z.object({}).loose().parse(body);
  const full = { ...CLIENT, grant_type: 'password', scope: '', device_token: null, ...fields };
  const response = await api.raw('/api/eshop/login', {
    method: 'POST',
    headers: Object.fromEntries(headers),
    body: JSON.stringify(full),
  });
  const answer = await response.json();
  if (lose) return connectionLost();
  token = answer.meta?.token?.access_token ?? '';
  const meta = answer.meta && {
    access_token: token,
    expires_in: 600,
    cart_merge: answer.meta.cart_merge,
  };
  return Response.json({ ...answer, ...(meta && { meta }) }, { status: response.status });
}

const login = (password = DEMO_PASSWORD) =>
  signIn({ by: 'login', fields: { email: NEWCOMER, password, remember: true } });
const builder = () => useBuildStore.getState();
const choose = (index: number, groupId = '1') =>
  builder().changeSelection(NEW_BUILD_KEY, (entries) =>
    addPart(entries, groupId, must(parts[index])),
  );
const chosen = () => getBuild(builder().builds, NEW_BUILD_KEY).entries.map(({ part }) => part?.id);

/** The saved build that the guest's build became. */
const keptSlug = () => builder().mergedSlug;

/** The customer's saved builds: name and products of each one. */
async function saved() {
  const calls = as(api, token);
  const { data } = await calls.get('/shop-v1/assembly-configs');
  const productsOf = async (id: string) => {
    const details = await calls.get(`/shop-v1/assembly-configs/${id}/assembly-config-details`);
    return details.data.map(({ relationships }) => [relationships?.product?.data].flat()[0]?.id);
  };
  return Promise.all(
    data.map(async ({ id, attributes }) => [attributes.name, await productsOf(id)]),
  );
}

hydrateStores();
beforeEach(async () => {
  await api.control('reset', {});
  lose = false;
  backend.on(specEndpoints.login, serveLogin);
});

describe('spec 4.1, a guest’s build at login', () => {
  it('is sent, and the new build is reset', async () => {
    choose(0);
    choose(1, '4');
    const { savedBuild } = await login();
    expect(savedBuild).toMatchObject({ name: 'Mi ensamble' });
    expect(savedBuild?.slug).toMatch(/^mi-ensamble-/);
    expect(keptSlug()).toBe(savedBuild?.slug);
    expect(await saved()).toEqual([['Mi ensamble', [first, second]]]);
    expect(chosen()).toEqual([]);
  });

  it('stays on the device when the sign-in fails', async () => {
    choose(0);
    await expect(login('equivocada')).rejects.toMatchObject({ status: 401 });
    expect(chosen()).toEqual([first]);
  });

  it('stays when the answer is lost, and is saved once after a retry', async () => {
    choose(0);
    useCartStore.getState().addLine(toCartLine(makeSnapshot({ id: must(second) }), 1));
    lose = true;
    await expect(login()).rejects.toMatchObject({ kind: 'network' });
    expect(chosen()).toEqual([first]);
    lose = false;
    choose(1, '4');
    await login();
    expect(await saved()).toEqual([['Mi ensamble', [first, second]]]);
    expect(chosen()).toEqual([]);
  });

  it('does not replace an earlier one, even when the cart is empty each time', async () => {
    choose(0);
    await login();
    await signOut();
    expect(keptSlug()).toBeNull();
    choose(1);
    await login();
    expect(await saved()).toEqual([
      ['Mi ensamble', [first]],
      ['Mi ensamble', [second]],
    ]);
  });

  it('keeps what was added during the call', async () => {
    choose(0);
    const entering = login();
    choose(1, '4');
    await entering;
    expect(chosen()).toEqual([first, second]);
    expect(keptSlug()).toBeNull();
  });

  it('is not sent when steps were only skipped', async () => {
    builder().changeSelection(NEW_BUILD_KEY, (entries) => skipGroup(entries, '1'));
    await login();
    expect(await saved()).toEqual([]);
    expect(chosen()).toEqual([]);
  });
});

describe('a build in a guest’s cart', () => {
  const put = (id: string, requiresAssembly?: boolean) =>
    useCartStore.getState().addLine({
      ...toCartLine(makeSnapshot({ id: must(first) }), 1, { assemblyId: id }),
      ...(requiresAssembly !== undefined && { requiresAssembly }),
    });
  const kept = async () => {
    const { included } = await as(api, token).get('/eshop/carrito/detalle');
    const assemblies = included.filter(({ type }) => type === 'assemblies');
    return assemblies.map(({ attributes }) => attributes.requires_assembly);
  };

  it('keeps the guest’s choice of assembly', async () => {
    put('x', false);
    put('y', true);
    put('z');
    await login();
    expect(await kept()).toEqual([false, true, true]);
  });

  it('uses the choice that was made after the answer was lost', async () => {
    put('x', true);
    lose = true;
    await expect(login()).rejects.toMatchObject({ kind: 'network' });
    lose = false;
    useCartStore.setState(({ lines }) => ({ lines: setAssemblyRequested(lines, 'x', false) }));
    await login();
    expect(await kept()).toEqual([false]);
  });
});

it('signing out removes saved builds from the device and keeps the new one', async () => {
  await login();
  choose(0);
  const { setBuild, builds } = builder();
  setBuild({ ...getBuild(builds, NEW_BUILD_KEY), key: 'config:5', id: '5' });
  await signOut();
  expect(builder().builds.map(({ key }) => key)).toEqual([NEW_BUILD_KEY]);
});
