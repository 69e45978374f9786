import { beforeAll, describe, expect, it } from 'vitest';
import { cheapestMonth, finalPrice, isOffer } from './search/engine';
import { ids, must, names, openBackend } from './test-client';

let api: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  api = await openBackend();
});

const total = async (path: string) => (await api.search(path)).meta.page.total;
const q = (text: string) => `?q=${encodeURIComponent(text)}`;

describe('text', () => {
  it.each([
    ['gráfica', 'GRAFICA'],
    ['Tarjeta GRÁFICA', 'tarjeta grafica'],
    ['Enfriamiento Líquido', 'enfriamiento liquido'],
  ])('ignores accents and case: %s = %s', async (one, other) => {
    const found = await api.search(q(one));
    expect(found.meta.page.total).toBeGreaterThan(0);
    expect(ids(await api.search(q(other)))).toEqual(ids(found));
  });

  it('wants every word, in any order', async () => {
    const both = await api.search(`${q('rtx asus')}&per_page=100`);
    expect(both.meta.page.total).toBeGreaterThan(0);
    for (const name of names(both)) expect(name).toMatch(/asus/i);
    expect(both.meta.page.total).toBe(await total(q('asus rtx')));
    expect(both.meta.page.total).toBeLessThan(await total(q('asus')));
  });

  it.each(['tarjeta de video', 'gpu', 'tarjeta gráfica', 'tarjetas de video'])(
    'knows what a "%s" is',
    async (text) => {
      const { data, meta } = await api.search(`${q(text)}&per_page=100`);
      expect(meta.corrected_query).toBeNull();
      const shelf = api.backend.catalogue.inCategory('tarjetas-de-video').map(({ id }) => id);
      expect(meta.page.total).toBeGreaterThanOrEqual(shelf.length);
      for (const { id } of data.slice(0, 20)) expect(shelf).toContain(id);
    },
  );

  it('finds a part number with, without and with other hyphens, its start too', async () => {
    const article = must(
      api.articles.find(({ partNumber }) => /^[A-Z0-9]+-[A-Z0-9]+-[A-Z0-9]+$/.test(partNumber)),
    );
    const bare = article.partNumber.replaceAll('-', '');
    for (const text of [
      article.partNumber,
      bare,
      article.partNumber.toLowerCase(),
      bare.slice(0, -2),
    ]) {
      expect(ids(await api.search(q(text)))).toContain(article.id);
    }
    expect(ids(await api.search(q(article.partNumber)))[0]).toBe(article.id);
    expect(ids(await api.search(q(article.upc)))).toEqual([article.id]);
  });

  it('forgives a typing error and says so', async () => {
    const { meta, data } = await api.search(q('procesadr'));
    expect(meta.corrected_query).toBe('procesador');
    expect(data.length).toBeGreaterThan(0);
    expect((await api.search(q('tarjeta de vidoe asus'))).meta.corrected_query).toBe(
      'tarjeta de video asus',
    );
    expect((await api.search(q('procesador'))).meta.corrected_query).toBeNull();
  });

  it.each(['zzqxwv', '#', '¿?', '<script>', '\\', '%'])('finds nothing for %s', async (text) => {
    const { status, data, meta } = await api.search(q(text));
    expect([status, data.length, meta.page.total, meta.page.lastPage]).toEqual([200, 0, 0, 1]);
  });

  it('suggests products, categories, brands and terms', async () => {
    const { data, meta } = await api.call<Record<string, unknown[]>>(
      '/search-terms/suggestions?q=monit',
    );
    expect(data.length).toBeGreaterThan(0);
    expect(data.length).toBeLessThanOrEqual(6);
    expect(meta.categories).toContainEqual({ slug: 'monitores', name: 'Monitores' });
    expect(must(meta.terms).length).toBeGreaterThan(0);
    expect(
      (await api.call<{ terms: string[] }>('/search-terms/most-searched')).meta.terms.length,
    ).toBeGreaterThan(5);
  });
});

describe('filters', () => {
  const brandCount = (...slugs: string[]) =>
    api.articles.filter(({ brandSlug }) => slugs.includes(brandSlug ?? '')).length;

  it('joins the same prefix by OR and different prefixes by AND', async () => {
    expect(await total('/marca_asus')).toBe(brandCount('asus'));
    expect(await total('/marca_asus/marca_msi')).toBe(brandCount('asus', 'msi'));
    const boards = api.articles.filter(
      (one) => one.brandSlug === 'asus' && one.category === 'tarjetas-madre',
    );
    expect(await total('/marca_asus/categoria_tarjetas-madre')).toBe(boards.length);
    expect(boards.length).toBeGreaterThan(0);
  });

  it('takes a root category with all its leaves', async () => {
    expect(await total('/categoria_almacenamiento')).toBe(
      api.backend.catalogue.inCategory('almacenamiento').length,
    );
  });

  it.each(['/marca_no-existe', '/categoria_no-existe', '/color_rojo', '/marca_', '/%E0%A4%A'])(
    'answers an unknown filter with nothing: %s',
    async (path) => {
      const { status, data, meta } = await api.search(`${path}/marca_asus`);
      expect(status).toBe(200);
      expect(data).toEqual([]);
      expect(meta.unknown_filters).toHaveLength(1);
      expect(meta.filters).toEqual([{ prefix: 'marca', slug: 'asus', name: 'ASUS' }]);
    },
  );

  it('keeps to ranges of price and of month, to offers and to stock', async () => {
    const cases = [
      [
        'price_min=1000&price_max=3000',
        (one) => finalPrice(one) >= 1000 && finalPrice(one) <= 3000,
      ],
      ['monthly_max=500', (one) => cheapestMonth(one) <= 500],
      ['offers=1', isOffer],
      ['in_stock=1', ({ stock }) => stock.total > 0],
      [
        'offers=1&in_stock=1&price_max=2000',
        (one) => isOffer(one) && one.stock.total > 0 && finalPrice(one) <= 2000,
      ],
    ] satisfies [string, (one: (typeof api.articles)[number]) => boolean][];
    for (const [query, matches] of cases) {
      const expected = api.articles.filter(matches).length;
      expect(expected).toBeGreaterThan(0);
      expect(await total(`?${query}`)).toBe(expected);
    }
  });
});

describe('facets', () => {
  it('count what each value alone would give, their own dimension left out', async () => {
    const { facets, page } = (await api.search('/marca_asus/categoria_tarjetas-madre?in_stock=1'))
      .meta;
    for (const { slug, count } of facets.brands) {
      expect(count).toBe(await total(`/marca_${slug}/categoria_tarjetas-madre?in_stock=1`));
    }
    for (const { slug, count } of facets.categories.slice(0, 5)) {
      expect(count).toBe(await total(`/marca_asus/categoria_${slug}?in_stock=1`));
    }
    expect(facets.brands.length).toBeGreaterThan(1);
    expect(facets.in_stock).toBe(page.total);
    expect(facets.brands.find(({ slug }) => slug === 'asus')?.count).toBe(page.total);
  });

  it('add up to the whole', async () => {
    const { facets, page } = (await api.search('')).meta;
    expect(page.total).toBe(api.articles.length);
    expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(page.total);
    const branded = api.articles.filter(({ brandSlug }) => brandSlug !== null).length;
    const listed = facets.brands.reduce((sum, { count }) => sum + count, 0);
    expect(listed).toBeLessThanOrEqual(branded);
    for (const { up_to, count } of facets.monthly)
      expect(count).toBe(await total(`?monthly_max=${up_to}`));
    expect(facets.offers).toBe(await total('?offers=1'));
    const prices = api.articles.map(finalPrice);
    expect(facets.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
  });

  it('keep a chosen value that nothing matches', async () => {
    const { facets } = (await api.search('/marca_asus?price_max=1')).meta;
    expect(facets.brands).toEqual([{ slug: 'asus', name: 'ASUS', count: 0 }]);
  });

  it('say what arrives tomorrow at a place, or can be picked up there today', async () => {
    const path = '/categoria_procesadores';
    const { page, facets } = (await api.search(path)).meta;
    expect(facets.delivery).toEqual([{ slug: 'tomorrow' }, { slug: 'pickup_today' }]);
    const near = await api.search(`${path}?delivery=pickup_today&zip_code=97050`);
    const { count = 0 } = must(
      near.meta.facets.delivery.find(({ slug }) => slug === 'pickup_today'),
    );
    expect(near.meta.page.total).toBe(count);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(page.total);
    expect(await total(`${path}?delivery=pickup_today&zip_code=97099`)).toBe(0);
    expect((await api.search(`${path}?delivery=tomorrow`)).status).toBe(400);
  });

  it('say nothing of parcels where everything comes by e-mail', async () => {
    const path = '/categoria_antivirus-y-seguridad';
    expect((await api.search(path)).meta.facets.delivery).toEqual([]);
    const licences = `${path}?delivery=pickup_today&zip_code=97050`;
    expect(await total(licences)).toBe(0);
  });

  it('count the attributes of a category, each without its own choice', async () => {
    const path = '/categoria_procesadores';
    const { facets } = (await api.search(path)).meta;
    const socket = must(facets.attributes.find(({ slug }) => slug === 'socket'));
    expect(facets.attributes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Socket', 'Núcleos', 'Gráficos integrados']),
    );
    const [one, other] = socket.values;
    const filter = (value = '') => `attributes[]=socket_${value}`;
    for (const { slug, count } of socket.values) {
      expect(await total(`${path}?${filter(slug)}`)).toBe(count);
    }
    const sum = (one?.count ?? 0) + (other?.count ?? 0);
    const both = await api.search(`${path}?${filter(one?.slug)}&${filter(other?.slug)}`);
    expect(both.meta.page.total).toBe(sum);
    expect(both.meta.facets.attributes[0]).toEqual(socket);
    expect((await api.search('')).meta.facets.attributes).toEqual([]);
  });
});
