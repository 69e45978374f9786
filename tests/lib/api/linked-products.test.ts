import { expect, it } from 'vitest';
import { readProduct } from '@/lib/api/product';
import { readRelatedProductIds } from '@/lib/api/related-products';
import { createStubClient } from '@/tests/support/create-stub-client';
import { resource, toMany } from '@/tests/support/resource';

const attributes = { name: 'SSD', slug: 'ssd', price_with_tax: 10 };
const productOf = (id: string) =>
  resource('products', id, { ...attributes, name: `Producto ${id}`, slug: `p-${id}` });
const own = (relationships: object = {}, fields: object = attributes) =>
  resource('products', '7', fields, relationships);
const products = (...ids: string[]) => toMany('products', ...ids);
const linked = (path: string) => ({ links: { related: path } });
const NONE = { substitutes: [], sets: [], related: [] };

/** What the backend answers about the product's page, about `include`, by ids, and below the product's address. */
interface Answers {
  page?: object;
  included?: object;
  links?: Readonly<Record<string, unknown>>;
}

const backendOf = ({ page = own(), included, links = {} }: Answers) =>
  createStubClient(({ pathname, searchParams }) => {
    if (pathname in links) return { data: links[pathname] };
    if (pathname !== '/api/shop-v1/products') return new Response('down', { status: 500 });
    const ids = searchParams.get('filter[id]');
    if (ids) return { data: ids.split(',').map(productOf) };
    const isAsked = searchParams.get('include')?.startsWith('substitutes');
    if (isAsked && !included) return new Response('down', { status: 500 });
    return { data: [isAsked ? included : page] };
  });
const read = (answers: Answers) => readProduct(backendOf(answers).client, 'ssd');

it('knows the related products of a relation that names them without describing them', async () => {
  const relations = { substitutes: products(), sets: products('2'), related: products('3', '4') };
  const { client, urls } = backendOf({ page: own(relations) });
  expect(await readProduct(client, 'ssd')).toMatchObject({
    relatedProducts: { substitutes: [], sets: ['2'], related: ['3', '4'] },
  });
  expect(urls).toHaveLength(1);
});

it('knows the lists of `any_related`: of products, of ids, and those that lost their order', async () => {
  const any_related = {
    substitutes: [5, '6'],
    sets: { 1: { id: 8, name: 'Tapete' } },
    related: [],
    components: [{ id: 9 }],
  };
  expect(await read({ page: own({}, { ...attributes, any_related }) })).toMatchObject({
    relatedProducts: { substitutes: ['5', '6'], sets: ['8'], related: [] },
    components: [{ id: '9', name: 'Producto 9' }],
  });
});

it('follows the links of relations that have nothing else', async () => {
  const below = '/api/shop-v1/products/7';
  const relations = { related: linked(`${below}/related`), sets: linked(`${below}/sets`) };
  const links = { [`${below}/related`]: [productOf('3')], [`${below}/sets`]: [] };
  const page = own({ ...relations, substitutes: products() });
  expect(await read({ page, links })).toMatchObject({
    relatedProducts: { ...NONE, related: ['3'] },
  });
});

it('asks for the related products when the answer about the product says nothing about them', async () => {
  const { client, urls } = backendOf({ included: own({ related: products('3') }) });
  expect(await readProduct(client, 'ssd')).toMatchObject({
    relatedProducts: { ...NONE, related: ['3'] },
  });
  expect(urls).toHaveLength(2);
});

it('shows the product without related products when they cannot be read', async () =>
  expect(await read({})).toMatchObject({ id: '7', relatedProducts: NONE }));

it('reads the components of a kit by their ids when the answer only names them', async () => {
  const product = await read({ page: own({ components: products('4', '3') }), included: own() });
  expect(product?.components.map(({ id }) => id)).toEqual(['4', '3']);
});

it('takes the first ten of a long list', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `${index}`);
  const { client } = backendOf({ included: own({ related: products(...ids) }) });
  expect((await readRelatedProductIds(client, 'ssd')).related).toHaveLength(10);
});

it('reads other relations that have links only from the backend itself, and does without one that fails', async () => {
  const [brand, images] = ['/api/shop-v1/products/7/brand', '/api/shop-v1/products/7/images'];
  const relations = {
    brand: linked(`https://elsewhere.example${brand}`),
    images: linked(images),
    category: linked('/otra/cosa'),
    components: products(),
  };
  const filename = 'https://cdn.test/3.png';
  const links = {
    [brand]: resource('brands', '1', { name: 'X', slug: 'x' }),
    [images]: [resource('product-images', '3', { filename })],
  };
  const { client, urls } = backendOf({ page: own(relations), included: own(), links });
  const known = { brand: { name: 'X' }, category: null, components: [] };
  const pictured = { cover: { id: '3' }, images: [{ id: '3' }] };
  expect(await readProduct(client, 'ssd')).toMatchObject({ ...known, ...pictured });
  expect(new Set(urls.map(({ origin }) => origin))).toEqual(new Set(['https://b.test']));
  const paths = ['/api/shop-v1/products', brand, images];
  expect(new Set(urls.map(({ pathname }) => pathname))).toEqual(new Set(paths));
  const broken = { ...relations, images: linked('/api/shop-v1/products/8/images') };
  const without = await read({ page: own(broken), included: own(), links });
  expect(without).toMatchObject({ ...known, cover: null });
});
