import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, JSON_API_TYPE } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { getCall, postCall } from '@/lib/api/endpoints/endpoint';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { readSearch } from '@/lib/api/search';
import { emptyCriteria } from '@/lib/domain/search/criteria';

const send = vi.fn<typeof fetch>();
const onError = vi.fn();
const headers = () => ({ authorization: 'Bearer x' });
const client = createClient({ baseUrl: '/api', fetch: send, hooks: { headers, onError } });

beforeEach(() => {
  send.mockReset().mockImplementation(async () => Response.json({ data: [] }));
  onError.mockReset();
});

/** The last request, as the client has written it. */
const url = () => String(send.mock.lastCall?.[0]);
const init = () => send.mock.lastCall?.[1];
const sentUrls = () => send.mock.calls.map(([one]) => decodeURIComponent(String(one)));

describe('requests', () => {
  it('fills path parameters and keeps the order of the query', async () => {
    await client.request(specEndpoints.productReviews, {
      params: { productId: 'a/b c' },
      query: { 'page[number]': 2, 'page[size]': 5, sort: '-id', missing: null, gone: undefined },
    });
    expect(url()).toBe(
      '/api/shop-v1/products/a%2Fb%20c/reviews?page%5Bnumber%5D=2&page%5Bsize%5D=5&sort=-id',
    );
    const types = { accept: JSON_API_TYPE, 'content-type': JSON_API_TYPE };
    expect(init()?.headers).toEqual({ ...types, ...headers() });
  });

  it('expands a list of segments, and leaves out optional ones', async () => {
    await client.request(specEndpoints.search, { params: { filters: ['marca_x', 'categoria_ñ'] } });
    expect(url()).toBe('/api/search/marca_x/categoria_%C3%B1');
    await client.request(specEndpoints.search, { params: { filters: [] }, query: { q: '' } });
    expect(url()).toBe('/api/search?q=');
    await client.request(specEndpoints.cartValidate, { params: { product: 3 } });
    expect(url()).toBe('/api/eshop/carrito/valida/3');
    await client.request(specEndpoints.cartValidate, { params: { product: 3, qty: 2 } });
    expect(url()).toBe('/api/eshop/carrito/valida/3/2');
  });

  it.each(['..', '.', '', '\ud800'])(
    'throws 404 for the segment %j without a request',
    async (zipCode) => {
      const work = client.request(assumedEndpoints.zipCode, { params: { zipCode } });
      await expect(work).rejects.toMatchObject({ kind: 'http', status: 404 });
      expect(
        await client.requestOrNull(assumedEndpoints.zipCode, { params: { zipCode } }),
      ).toBeNull();
      expect(init()).toBeUndefined();
    },
  );

  it('sends bodies as JSON and the headers of its hooks', async () => {
    send.mockResolvedValue(new Response(null, { status: 204 }));
    const document = await client.request(assumedEndpoints.contact, { body: { name: 'Ana' } });
    expect(document).toEqual({ data: null, meta: {}, links: {} });
    expect(init()).toMatchObject({ method: 'POST', body: '{"name":"Ana"}', headers: headers() });
  });

  it('lets a change outlive its page, unless its body is large, and nothing that is only read', async () => {
    await client.request(assumedEndpoints.contact, { body: { name: 'Ana' } });
    expect(init()?.keepalive).toBe(true);
    await client.request(assumedEndpoints.contact, { body: { text: 'x'.repeat(5000) } });
    expect(init()?.keepalive).toBeUndefined();
    await client.request(assumedEndpoints.stores);
    expect(init()?.keepalive).toBeUndefined();
  });

  it('names a missing parameter', async () => {
    const loose = getCall('/a/{id}' as string, 'public');
    await expect(client.request(loose)).rejects.toThrow(TypeError);
  });
});

const refusal = (parameter?: string) =>
  Response.json({ errors: [{ status: '400', source: { parameter } }] }, { status: 400 });

/** A backend that refuses some parameters. Each test has an endpoint of its own, because refusals are remembered. */
function refusing(names: readonly string[], isNamed = true) {
  send.mockImplementation(async (asked) => {
    const found = names.find((name) => decodeURIComponent(String(asked)).includes(name));
    return found ? refusal(isNamed ? found : undefined) : Response.json({ data: [] });
  });
}

describe('a 400 for an optional parameter', () => {
  const query = { 'filter[slug]': 'a', include: 'brand', 'fields[products]': 'name', sort: null };

  it('is asked again once without the one that it names, which is not sent again', async () => {
    const products = getCall('/a', 'public');
    refusing(['include']);
    await client.request(products, { query });
    await client.request(products, { query });
    expect(sentUrls()).toEqual([
      '/api/a?filter[slug]=a&include=brand&fields[products]=name',
      '/api/a?filter[slug]=a&fields[products]=name',
      '/api/a?filter[slug]=a&fields[products]=name',
    ]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('is asked again without all of them when it names none', async () => {
    const products = getCall('/b', 'public');
    refusing(['fields'], false);
    await client.request(products, { query });
    expect(sentUrls().at(-1)).toBe('/api/b?filter[slug]=a');
  });

  it('stays an error for another parameter, which costs later calls nothing', async () => {
    const products = getCall('/c', 'public');
    refusing(['filter[slug]']);
    await expect(client.request(products, { query })).rejects.toThrow(ApiError);
    expect(send).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledOnce();
    send.mockReset().mockResolvedValue(Response.json({ data: [] }));
    await client.request(products, { query: { include: 'brand' } });
    expect(sentUrls()).toEqual(['/api/c?include=brand']);
  });

  it('is never repeated for a call that changes something', async () => {
    const create = postCall('/d', 'public');
    refusing(['include']);
    await expect(client.request(create, { query })).rejects.toThrow(ApiError);
    expect(send).toHaveBeenCalledOnce();
  });
});

it('a search asks for an order only when the visitor has chosen one', async () => {
  await readSearch(client, emptyCriteria);
  await readSearch(client, { ...emptyCriteria, sort: 'price-asc' });
  expect(sentUrls()[0]).not.toContain('sort');
  expect(sentUrls()[1]).toContain('sort=price');
});
