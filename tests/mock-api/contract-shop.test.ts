import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Resource } from './core/json-api';
import { expectIncluded, linksOf, must, openBackend } from './test-client';

let api: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  api = await openBackend();
});

const url = z.url();
const count = z.number().int().nonnegative();
const text = z.string().min(1);

const brand = z.strictObject({
  name: text,
  slug: text,
  image: url.nullable(),
  image_sm: url.nullable(),
  products_count: count,
});
const category = z.strictObject({
  name: text,
  slug: text,
  image: url.nullable(),
  icon: text.nullable(),
  has_subcategories: z.literal([0, 1]),
  products_count: count,
});

describe('categories and brands', () => {
  it('make a tree whose counts are true', async () => {
    const answer = await api.call('/shop-v1/categories?include=categories,popularBrands');
    expectIncluded(answer, ['categories', 'popularBrands']);
    let sum = 0;
    for (const root of answer.data) {
      const { products_count, slug } = category.parse(root.attributes);
      sum += products_count;
      expect(root.links?.self).toBe(`/buscar/categoria_${slug}`);
    }
    expect(sum).toBe(api.articles.length);
    for (const one of answer.included)
      (one.type === 'brands' ? brand : category).parse(one.attributes);
    const { data } = await api.call('/shop-v1/categories?filter[slug]=ssd&include=parent');
    expect(linksOf(must(data[0]), 'parent')).toHaveLength(1);
  });

  it('list the brands that have products, with the asked fields', async () => {
    const { data } = await api.call(
      '/shop-v1/brands?filter[withExpiration]=&fields[brands]=name,image,image_sm,slug',
    );
    expect(data).toHaveLength(api.backend.catalogue.brands.size);
    for (const { attributes } of data) brand.omit({ products_count: true }).parse(attributes);
    expect(new Set(data.map(({ attributes }) => attributes.slug)).size).toBe(data.length);
  });
});

describe('home', () => {
  const SLOTS =
    `BANNER_CAROUSEL_V2 BANNER_CAROUSEL_SECONDARY BANNER_BRAND_THIN BANNER_BRAND_SQUARE BANNER_FLASH_OFFER BANNER_SUGGEST
    BANNER_MENU_CATEGORIES BANNER_MENU_CATEGORIES_SMALL BANNER_CART BANNER_HEADER_SEARCH BANNER_FOOTER_SEARCH`.split(
      /\s+/,
    );

  it('has banners in every slot, whose links lead somewhere', async () => {
    const found: Resource[] = [];
    let more = true;
    for (let page = 1; more; page++) {
      const { data, links } = await api.call(`/shop-v1/banners?page[number]=${page}`);
      found.push(...data);
      more = links.next !== undefined;
      if (links.next) expect(links.next).toContain(encodeURIComponent('page[number]'));
    }
    expect([...new Set(found.map(({ attributes }) => attributes.slot))].sort()).toEqual(
      [...SLOTS].sort(),
    );
    for (const { attributes } of found) {
      z.strictObject({
        slot: text,
        title: text,
        text,
        call_to_action: text,
        image: url,
        image_mobile: url,
        alt: text,
        link: z.string().startsWith('/'),
      }).parse(attributes);
      const [, filter] = /^\/buscar\/(.+)$/.exec(String(attributes.link)) ?? [];
      if (filter) expect((await api.search(`/${filter}`)).meta.page.total).toBeGreaterThan(0);
    }
    const one = await api.call('/shop-v1/banners?filter[slot]=BANNER_CART');
    expect(one.data.map(({ attributes }) => attributes.slot)).toEqual(['BANNER_CART']);
  });

  it('has its sections in the asked order; lightning offers end in the future', async () => {
    const answer = await api.call(
      '/shop-v1/sections?filter[key]=lightning-offers,new-products,recommended,offers',
    );
    expect(answer.data.map(({ id }) => id)).toEqual([
      'lightning-offers',
      'new-products',
      'recommended',
      'offers',
    ]);
    expectIncluded(answer, ['products']);
    for (const { id, attributes, relationships } of answer.data) {
      expect([relationships?.products?.data ?? []].flat().length).toBeGreaterThan(3);
      if (id !== 'lightning-offers') expect(attributes.ends_utc).toBeNull();
      else expect(Date.parse(String(attributes.ends_utc))).toBeGreaterThan(Date.now());
    }
    const { attributes } = must(
      answer.included.find(({ id }) => id === linksOf(must(answer.data[0]), 'products')[0]?.id),
    );
    expect(attributes.price_valid_until_utc).toBe(answer.data[0]?.attributes.ends_utc);
  });
});

describe('stores and phrases', () => {
  it('lists the stores', async () => {
    const { data } = await api.call('/shop-v1/stores');
    expect(data.length).toBeGreaterThan(3);
    for (const { attributes } of data) {
      z.strictObject({
        name: text,
        slug: text,
        address: text,
        city: text,
        state: text,
        zip_code: z.string().regex(/^\d{5}$/),
        phone: text,
        latitude: z.number().min(14).max(33),
        longitude: z.number().min(-118).max(-86),
        hours: z.array(text),
        services: z.array(text),
      }).parse(attributes);
    }
  });

  it.each(['cart', 'login', 'register', 'assembly'])(
    'translates phrases for %s',
    async (screen) => {
      const { meta } = await api.call<{ translations: Record<string, string> }>(
        `/eshop/${screen}/init-data`,
      );
      expect(meta.translations['What are you looking for?']).toBe('¿Qué estás buscando?');
    },
  );
});
