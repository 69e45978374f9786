import { describe, expect, it, vi } from 'vitest';
import { SEARCH_PAGE_SIZE } from '@/lib/api/search';
import { linkRel, planSearchRequest } from '@/lib/routing/search-request';
import {
  landingUrls,
  listUrls,
  pageUrls,
  productUrls,
  readSitemapUrls,
  SHARD_SIZE,
  sitemapFileNames,
  sitemapIndexXml,
  urlSetXml,
} from '@/lib/seo/sitemap';

const catalogue = vi.hoisted(() => ({ getSitemapPage: vi.fn() }));
vi.mock('@/lib/api/catalogue', () => catalogue);

const undated = { updatedUtc: null, imageUrl: null };
const entry = (slug: string, productsCount = 1) => ({ id: slug, slug, productsCount, ...undated });

describe('files', () => {
  it('of lists contain every page of every list once and in order', async () => {
    const pages = [4000, 0, 3999, 2500];
    const brands = pages.map((count, at) => entry(`m${at}`, count * SEARCH_PAGE_SIZE));
    catalogue.getSitemapPage.mockImplementation(async ({ kind }) => ({
      entries: kind === 'brand' ? brands : [],
      lastPage: 1,
    }));
    const files = await Promise.all([1, 2, 3, 4].map((at) => readSitemapUrls(`listas-${at}.xml`)));
    expect(files.map(({ length }) => length)).toEqual([SHARD_SIZE, SHARD_SIZE, 499, 0]);
    const addressOf = (at: number, page: number) =>
      `/buscar/marca_m${at}${page > 0 ? `?page=${page + 1}` : ''}`;
    const expected = pages.flatMap((count, at) =>
      Array.from({ length: count }, (_, page) => addressOf(at, page)),
    );
    expect(files.flat().map(({ path }) => path)).toEqual(expected);
  });

  it('are exactly as many as needed', () => {
    const names = (lists: number, products: number) =>
      sitemapFileNames({ lists, products }).join(' ');
    expect(names(0, 0)).toBe('paginas.xml');
    expect(names(1, SHARD_SIZE)).toBe('paginas.xml listas-1.xml productos-1.xml');
    expect(names(SHARD_SIZE + 1, 3)).toBe('paginas.xml listas-1.xml listas-2.xml productos-1.xml');
  });

  it.each(['', 'listas-0.xml', 'listas-01.xml', 'otras-1.xml', 'listas-1', 'listas-9999999.xml'])(
    'no file is called %j',
    async (name) => expect(await readSitemapUrls(name)).toEqual([]),
  );
});

describe('addresses', () => {
  it('of lists are the indexable ones, in their canonical form', () => {
    const categories = [entry('laptops', 2 * SEARCH_PAGE_SIZE + 1), entry('vacía', 0)];
    const brands = [entry('asus', SEARCH_PAGE_SIZE)];
    const lists = [...listUrls('categories', categories), ...listUrls('brands', brands)];
    const paths = lists.map(({ path }) => path);
    expect(paths).toEqual([
      '/buscar/categoria_laptops',
      '/buscar/categoria_laptops?page=2',
      '/buscar/categoria_laptops?page=3',
      '/buscar/marca_asus',
    ]);
    for (const path of paths) {
      const { pathname, searchParams } = new URL(path, 'https://tienda.example');
      expect(planSearchRequest(pathname, searchParams).kind).toBe('list');
      expect(linkRel(path)).toBeUndefined();
    }
  });

  it('of landings are those of their pages', () =>
    expect(landingUrls([entry('año-nuevo')])).toEqual([
      { path: '/landing/a%C3%B1o-nuevo', updatedUtc: null },
    ]));

  it('of the shop’s own pages are listed once', () => {
    const paths = pageUrls().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/');
  });
});

describe('XML', () => {
  it('has absolute, escaped addresses, the date of the last change and the picture', () => {
    const product = {
      ...entry("a&b'ñ"),
      updatedUtc: '2026-10-05T12:00:00-06:00',
      imageUrl: 'https://cdn.example/1.webp?a&b',
    };
    expect(urlSetXml(productUrls([product]), 'https://tienda.example')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
        '<url><loc>https://tienda.example/productos/a%26b&apos;%C3%B1</loc>' +
        '<lastmod>2026-10-05T18:00:00.000Z</lastmod>' +
        '<image:image><image:loc>https://cdn.example/1.webp?a&amp;b</image:loc></image:image></url>\n</urlset>\n',
    );
    expect(sitemapIndexXml(['paginas.xml'], 'https://tienda.example')).toContain(
      '<sitemap><loc>https://tienda.example/sitemaps/paginas.xml</loc></sitemap>',
    );
  });
});
