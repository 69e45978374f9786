import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { getCall, postCall } from '@/lib/api/endpoints/endpoint';
import { readSearch } from '@/lib/api/search';
import { emptyCriteria } from '@/lib/domain/search/criteria';

const send = vi.fn<typeof fetch>();
const onError = vi.fn();
const client = createClient({ baseUrl: '', fetch: send, hooks: { onError } });
const query = { 'filter[slug]': 'a', include: 'brand', 'fields[products]': 'name', sort: null };

const sentUrls = () => send.mock.calls.map(([url]) => decodeURIComponent(String(url)));
const refusal = (parameter?: string) =>
  Response.json({ errors: [{ status: '400', source: { parameter } }] }, { status: 400 });

/** A backend that refuses some parameters. Each test has an endpoint of its own, because refusals are remembered. */
function refusing(names: readonly string[], isNamed = true) {
  send.mockImplementation(async (url) => {
    const found = names.find((name) => decodeURIComponent(String(url)).includes(name));
    return found ? refusal(isNamed ? found : undefined) : Response.json({ data: [] });
  });
}

beforeEach(() => {
  send.mockReset();
  onError.mockReset();
});

describe('a 400 for an optional parameter', () => {
  it('is asked again once without the one that it names, which is not sent again', async () => {
    const products = getCall('/a', 'public');
    refusing(['include']);
    await client.request(products, { query });
    await client.request(products, { query });
    expect(sentUrls()).toEqual([
      '/a?filter[slug]=a&include=brand&fields[products]=name',
      '/a?filter[slug]=a&fields[products]=name',
      '/a?filter[slug]=a&fields[products]=name',
    ]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('is asked again without all of them when it names none', async () => {
    const products = getCall('/b', 'public');
    refusing(['fields'], false);
    await client.request(products, { query });
    expect(sentUrls().at(-1)).toBe('/b?filter[slug]=a');
  });

  it('stays an error for another parameter, which costs later calls nothing', async () => {
    const products = getCall('/c', 'public');
    refusing(['filter[slug]']);
    await expect(client.request(products, { query })).rejects.toThrow(ApiError);
    expect(send).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledOnce();
    send.mockReset().mockResolvedValue(Response.json({ data: [] }));
    await client.request(products, { query: { include: 'brand' } });
    expect(sentUrls()).toEqual(['/c?include=brand']);
  });

  it('is never repeated for a call that changes something', async () => {
    const create = postCall('/d', 'public');
    refusing(['include']);
    await expect(client.request(create, { query })).rejects.toThrow(ApiError);
    expect(send).toHaveBeenCalledOnce();
  });
});

it('a search asks for an order only when the visitor has chosen one', async () => {
  send.mockImplementation(async () => Response.json({ data: [] }));
  await readSearch(client, emptyCriteria);
  await readSearch(client, { ...emptyCriteria, sort: 'price-asc' });
  expect(sentUrls()[0]).not.toContain('sort');
  expect(sentUrls()[1]).toContain('sort=price');
});
