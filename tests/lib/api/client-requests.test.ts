import { describe, expect, it, vi } from 'vitest';
import { createClient, JSON_API_TYPE } from '@/lib/api/client/client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { getCall } from '@/lib/api/endpoints/endpoint';
import { specEndpoints } from '@/lib/api/endpoints/spec';

function recorder() {
  const send = vi.fn<typeof fetch>(async () => Response.json({ data: [] }));
  const client = createClient({ baseUrl: 'https://b.test/api', fetch: send });
  return {
    client,
    url: () => String(send.mock.calls.at(-1)?.[0]),
    init: () => send.mock.calls.at(-1)?.[1],
  };
}

describe('requests', () => {
  it('fills path parameters and keeps the order of the query', async () => {
    const { client, url, init } = recorder();
    await client.request(specEndpoints.productReviews, {
      params: { productId: 'a/b c' },
      query: { 'page[number]': 2, 'page[size]': 5, sort: '-id', missing: null, gone: undefined },
    });
    expect(url()).toBe(
      'https://b.test/api/shop-v1/products/a%2Fb%20c/reviews?page%5Bnumber%5D=2&page%5Bsize%5D=5&sort=-id',
    );
    expect(init()?.headers).toEqual({ accept: JSON_API_TYPE, 'content-type': JSON_API_TYPE });
  });

  it('expands a list of segments, and leaves out optional ones', async () => {
    const { client, url } = recorder();
    await client.request(specEndpoints.search, { params: { filters: ['marca_x', 'categoria_ñ'] } });
    expect(url()).toBe('https://b.test/api/search/marca_x/categoria_%C3%B1');
    await client.request(specEndpoints.search, { params: { filters: [] }, query: { q: '' } });
    expect(url()).toBe('https://b.test/api/search?q=');
    await client.request(specEndpoints.cartValidate, { params: { product: 3 } });
    expect(url()).toBe('https://b.test/api/eshop/carrito/valida/3');
    await client.request(specEndpoints.cartValidate, { params: { product: 3, qty: 2 } });
    expect(url()).toBe('https://b.test/api/eshop/carrito/valida/3/2');
  });

  it.each(['..', '.', '', '\ud800'])(
    'throws 404 for the segment %j without a request',
    async (zipCode) => {
      const { client, init } = recorder();
      const work = client.request(assumedEndpoints.zipCode, { params: { zipCode } });
      await expect(work).rejects.toMatchObject({ kind: 'http', status: 404 });
      expect(
        await client.requestOrNull(assumedEndpoints.zipCode, { params: { zipCode } }),
      ).toBeNull();
      expect(init()).toBeUndefined();
    },
  );

  it('sends bodies as JSON and the headers of its hooks', async () => {
    const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
    const hooks = { headers: () => ({ authorization: 'Bearer x' }) };
    const client = createClient({ baseUrl: '/api', fetch: send, hooks });
    const document = await client.request(assumedEndpoints.contact, { body: { name: 'Ana' } });
    expect(document).toEqual({ data: null, meta: {}, links: {} });
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"name":"Ana"}',
      headers: { authorization: 'Bearer x' },
    });
  });

  it('lets a change outlive its page, unless its body is large, and nothing that is only read', async () => {
    const { client, init } = recorder();
    await client.request(assumedEndpoints.contact, { body: { name: 'Ana' } });
    expect(init()?.keepalive).toBe(true);
    await client.request(assumedEndpoints.contact, { body: { text: 'x'.repeat(5000) } });
    expect(init()?.keepalive).toBeUndefined();
    await client.request(assumedEndpoints.stores);
    expect(init()?.keepalive).toBeUndefined();
  });

  it('names a missing parameter', async () => {
    const loose = getCall('/a/{id}' as string, 'public');
    const { client } = recorder();
    await expect(client.request(loose)).rejects.toThrow(TypeError);
  });
});
