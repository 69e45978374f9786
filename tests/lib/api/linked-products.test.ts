import { beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '@/lib/api/client/client';
import { readProduct } from '@/lib/api/product';
import { readRelatedProductIds } from '@/lib/api/related-products';

const send = vi.fn<typeof fetch>();
const client = createClient({ baseUrl: 'https://api.example/api', fetch: send });

const attributes = { name: 'SSD', slug: 'ssd', price_with_tax: 10 };
const resource = (id: string, fields: object = {}) => ({
  type: 'products',
  id,
  attributes: { ...attributes, name: `Producto ${id}`, slug: `p-${id}` },
  ...fields,
});
const identifier = (id: string) => ({ type: 'products', id });
const own = (fields: object) => ({ type: 'products', id: '7', attributes, ...fields });

/** What the backend answers about the product's page, about `include`, by ids, and below the product's address. */
interface Answers {
  page: object;
  included?: object;
  links?: Readonly<Record<string, unknown>>;
}

function answer({ page, included, links = {} }: Answers): void {
  send.mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input));
    if (pathname in links) return Response.json({ data: links[pathname] });
    if (pathname !== '/api/shop-v1/products') return new Response('down', { status: 500 });
    const ids = searchParams.get('filter[id]');
    if (ids) return Response.json({ data: ids.split(',').map((id) => resource(id)) });
    const isAsked = searchParams.get('include')?.startsWith('substitutes');
    return Response.json({ data: [isAsked ? included : page] });
  });
}
const linked = (path: string) => ({ links: { related: path } });
const asked = () => send.mock.calls.map(([input]) => new URL(String(input)));
const NONE = { substitutes: [], sets: [], related: [] };

beforeEach(() => {
  send.mockReset();
});

it('knows the related products of a relation that names them without describing them', async () => {
  const data = (...ids: string[]) => ({ data: ids.map(identifier) });
  answer({
    page: own({ relationships: { substitutes: data(), sets: data('2'), related: data('3', '4') } }),
  });
  expect(await readProduct(client, 'ssd')).toMatchObject({
    relatedProducts: { substitutes: [], sets: ['2'], related: ['3', '4'] },
  });
  expect(asked()).toHaveLength(1);
});

it('knows the lists of `any_related`: of products, of ids, and those that lost their order', async () => {
  const any_related = {
    substitutes: [5, '6'],
    sets: { 1: { id: 8, name: 'Tapete' } },
    related: [],
    components: [{ id: 9 }],
  };
  answer({ page: own({ attributes: { ...attributes, any_related } }) });
  expect(await readProduct(client, 'ssd')).toMatchObject({
    relatedProducts: { substitutes: ['5', '6'], sets: ['8'], related: [] },
    components: [{ id: '9', name: 'Producto 9' }],
  });
});

it('follows the links of relations that have nothing else', async () => {
  const relationships = {
    related: linked('/api/shop-v1/products/7/related'),
    sets: linked('/api/shop-v1/products/7/sets'),
    substitutes: { data: [] },
  };
  const links = {
    '/api/shop-v1/products/7/related': [resource('3')],
    '/api/shop-v1/products/7/sets': [],
  };
  answer({ page: own({ relationships }), links });
  expect(await readProduct(client, 'ssd')).toMatchObject({
    relatedProducts: { ...NONE, related: ['3'] },
  });
});

it('asks for the related products when the answer about the product says nothing about them', async () => {
  const included = own({ relationships: { related: { data: [identifier('3')] } } });
  answer({ page: own({}), included });
  expect(await readProduct(client, 'ssd')).toMatchObject({
    relatedProducts: { ...NONE, related: ['3'] },
  });
  expect(asked()).toHaveLength(2);
});

it('shows the product without related products when they cannot be read', async () => {
  send.mockImplementation(async (input) =>
    String(input).includes('substitutes')
      ? new Response('down', { status: 500 })
      : Response.json({ data: [own({})] }),
  );
  expect(await readProduct(client, 'ssd')).toMatchObject({ id: '7', relatedProducts: NONE });
});

it('reads the components of a kit by their ids when the answer only names them', async () => {
  const relationships = { components: { data: [identifier('4'), identifier('3')] } };
  answer({ page: own({ relationships }), included: own({}) });
  const product = await readProduct(client, 'ssd');
  expect(product?.components.map(({ id }) => id)).toEqual(['4', '3']);
});

it('takes the first ten of a long list', async () => {
  const data = Array.from({ length: 12 }, (_, index) => identifier(`${index}`));
  answer({ page: own({}), included: own({ relationships: { related: { data } } }) });
  expect((await readRelatedProductIds(client, 'ssd')).related).toHaveLength(10);
});

it('reads other relations that have links only from the backend itself, and does without one that fails', async () => {
  const relationships = {
    brand: linked('https://elsewhere.example/api/shop-v1/products/7/brand'),
    images: linked('/api/shop-v1/products/7/images'),
    category: linked('/otra/cosa'),
    components: { data: [] },
  };
  const picture = { type: 'product-images', id: '3' };
  const links = {
    '/api/shop-v1/products/7/brand': {
      type: 'brands',
      id: '1',
      attributes: { name: 'X', slug: 'x' },
    },
    '/api/shop-v1/products/7/images': [
      { ...picture, attributes: { filename: 'https://cdn.test/3.png' } },
    ],
  };
  answer({ page: own({ relationships }), included: own({}), links });
  const known = { brand: { name: 'X' }, category: null, components: [] };
  const pictured = { cover: { id: '3' }, images: [{ id: '3' }] };
  expect(await readProduct(client, 'ssd')).toMatchObject({ ...known, ...pictured });
  expect(new Set(asked().map(({ origin }) => origin))).toEqual(new Set(['https://api.example']));
  const paths = ['/api/shop-v1/products', ...Object.keys(links)];
  expect(new Set(asked().map(({ pathname }) => pathname))).toEqual(new Set(paths));
  const images = linked('/api/shop-v1/products/8/images');
  answer({ page: own({ relationships: { ...relationships, images } }), included: own({}), links });
  expect(await readProduct(client, 'ssd')).toMatchObject({ ...known, cover: null });
});
