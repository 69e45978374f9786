import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bannersQuery } from '@/lib/api/banners';
import { brandsQuery } from '@/lib/api/brands';
import { cartValidationQuery } from '@/lib/api/cart-validation';
import { categoryTreeQuery } from '@/lib/api/categories';
import { setClientHooks } from '@/lib/api/client/browser-hooks';
import { ApiError, type ApiErrorKind } from '@/lib/api/client/errors';
import { getQueryClient, shouldRetry } from '@/lib/api/client/query-client';
import { livePricesQuery } from '@/lib/api/live-prices';
import { deliveryEstimateQuery, zipCodePlaceQuery } from '@/lib/api/location';
import { productReviewsQuery } from '@/lib/api/reviews';
import { mostSearchedQuery, suggestionsQuery } from '@/lib/api/search-suggestions';
import { must } from '../../mock-api/test-client';
import { mockBackend, type Resolver, SITE } from '../../support/mock-backend';

const backend = mockBackend();
const send = vi.fn<Resolver>();
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => {
  backend.onAny(send.mockReset().mockReturnValue({ data: [] }));
});
afterEach(() => {
  client.clear();
  setClientHooks({});
});

const asked = () => send.mock.calls.map(([{ url }]) => url);

describe('queries', () => {
  it('call only this site', async () => {
    await client.fetchQuery(brandsQuery());
    await client.fetchQuery(categoryTreeQuery());
    await client.fetchQuery(bannersQuery(['A', 'B']));
    await client.fetchQuery(mostSearchedQuery());
    await client.fetchQuery(suggestionsQuery(' gpu '));
    await client.fetchQuery(zipCodePlaceQuery('06600'));
    await client.fetchQuery(deliveryEstimateQuery('1', '06600'));
    await client.fetchQuery(cartValidationQuery('1', 2));
    expect(new Set(asked().map(({ origin }) => origin))).toEqual(new Set([SITE]));
    expect(asked().map(({ pathname }) => pathname)).toEqual([
      '/api/shop-v1/brands',
      '/api/shop-v1/categories',
      '/api/shop-v1/banners',
      '/api/search-terms/most-searched',
      '/api/search-terms/suggestions',
      '/api/shop-v1/zip-codes/06600',
      '/api/shop-v1/products/1/-actions/delivery-estimate',
      '/api/eshop/carrito/valida/1/2',
    ]);
    expect(asked()[4]?.search).toContain('?q=gpu');
  });

  it('read reviews page by page until the last', async () => {
    send.mockImplementation(({ url }) => {
      const page = Number(url.searchParams.get('page[number]'));
      return { data: [], meta: { page: { currentPage: page, lastPage: 2, total: 7 } } };
    });
    const { pages } = await client.fetchInfiniteQuery({ ...productReviewsQuery('3'), pages: 5 });
    expect(pages.map(({ page }) => page)).toEqual([1, 2]);
    const { search } = must(asked()[0]);
    expect(decodeURIComponent(search)).toContain('page[size]=5&sort=-id');
  });

  it('share prices for any order of the ids', () => {
    expect(livePricesQuery(['2', '1', '2']).queryKey).toEqual(livePricesQuery(['1', '2']).queryKey);
    expect(livePricesQuery([]).enabled).toBe(false);
  });

  it.each(['', '0660', '066000', 'abcde', '٠٦٦٠٠'])(
    'do not request an invalid zip code like %j',
    (code) => {
      expect(zipCodePlaceQuery(code).enabled).toBe(false);
      expect(deliveryEstimateQuery('1', code).enabled).toBe(false);
    },
  );

  it('do not request suggestions without a text', () =>
    expect(suggestionsQuery('  ').enabled).toBe(false));

  it('ask for suggestions once more, with fewer words, when there are none', async () => {
    const terms = ['monitor 27'];
    send.mockImplementation(({ url }) => {
      const isKnown = url.searchParams.get('q') === 'monitor 27';
      return { data: [], meta: { terms: isKnown ? terms : [] } };
    });
    expect(await client.fetchQuery(suggestionsQuery('monitor 27 144hz'))).toMatchObject({ terms });
    expect(asked()).toHaveLength(2);
    await client.fetchQuery(suggestionsQuery('monitor 27'));
    expect(asked()).toHaveLength(3);
    await client.fetchQuery(suggestionsQuery('xyz'));
    expect(asked()).toHaveLength(4);
  });

  it('send the headers of the session and report errors', async () => {
    const onError = vi.fn();
    setClientHooks({ headers: () => ({ authorization: 'Bearer h' }), onError });
    send.mockReturnValue(Response.json({}, { status: 500 }));
    await expect(client.fetchQuery(brandsQuery())).rejects.toThrow(ApiError);
    expect(send.mock.calls[0]?.[0].headers.get('authorization')).toBe('Bearer h');
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

describe('isWorthRetrying', () => {
  const error = (kind: ApiErrorKind, status?: number) => new ApiError({ kind, status });
  const lost = [error('network'), error('timeout')];
  const failed = [500, 503, 408].map((status) => error('http', status));
  const refused = [400, 401, 404, 422, 429].map((status) => error('http', status));
  const unread = [error('parse', 200), error('too-large', 200), error('aborted')];

  it.each([
    ...[...lost, ...failed].map((failure) => [failure, true] as const),
    ...[...refused, ...unread, new TypeError('x')].map((failure) => [failure, false] as const),
  ])('%s: %s', (failure, expected) => expect(shouldRetry(failure)).toBe(expected));
});

describe('getQueryClient', () => {
  it('returns a new client for each call on the server', () =>
    expect(getQueryClient()).not.toBe(getQueryClient()));
});
