import { describe, expect, it, vi } from 'vitest';
import { buildCatalogue, categoryTree } from './catalogue/catalogue';
import { landingsOf } from './catalogue/landings';
import { methodOf } from './checkout/methods';
import { list } from './core/text';
import { openBackend } from './open-backend';
import { conceptCategories } from './search/tokens';
import { bannerDrawing, bannerPicture } from './seed/art/banner';
import { isDrawn, kindOfIcon, thing } from './seed/art/drawings';
import { lookOf } from './seed/art/look';
import { BANNERS, LANDING_BANNERS, LANDINGS } from './seed/content/landings';
import { seedRows } from './seed/customers/seed';
import { withBundles } from './seed/families/bundles';
import { embeddedDrafts } from './seed/families/index';

const catalogue = buildCatalogue(withBundles(embeddedDrafts()));
const leaves = categoryTree().filter(({ parent }) => parent !== null);

const SLOTS = list(`
  BANNER_CAROUSEL_V2, BANNER_CAROUSEL_SECONDARY, BANNER_BRAND_THIN, BANNER_BRAND_SQUARE,
  BANNER_FLASH_OFFER, BANNER_SUGGEST, BANNER_MENU_CATEGORIES, BANNER_MENU_CATEGORIES_SMALL,
  BANNER_CART, BANNER_HEADER_SEARCH, BANNER_FOOTER_SEARCH`);

const ICONS = new Set(
  list(`cpu, gpu, motherboard, ram, storage, psu, case, cooler, fan, monitor, keyboard, mouse,
    headphones, speaker, laptop, desktop, network, webcam, microphone, chair, printer, phone, tv,
    camera, game, cable, power, home, office, software, tools, box, liquid`),
);

/** Pesos between which every article of a root costs. */
const PRICES = list(`componentes 19 120000, almacenamiento 59 40000, computadoras 2500 100000,
  monitores-y-proyectores 299 35000, perifericos 49 26000, audio 59 30000, gaming 79 26000,
  celulares-y-tablets 49 50000, redes 19 40000, impresion 49 36000, punto-de-venta 399 20000,
  energia 29 40000, tv-y-hogar 99 60000, seguridad 199 15000, cables-y-adaptadores 19 8000,
  oficina 129 42000, software-y-herramientas 29 120000`).map((row) => {
  const [root = '', ...range] = row.split(' ');
  return [root, ...range.map(Number)] as [root: string, min: number, max: number];
});

/** Shelves on which one brand sells most in any shop: two makers, or the parts of an Intel kit. */
const NARROW = new Set(['procesadores', 'kits-de-actualizacion', 'sistemas-operativos']);

describe('the embedded catalogue', () => {
  it('holds more than 12,000 articles of 60 brands and more', () => {
    expect(catalogue.articles.length).toBeGreaterThan(12_000);
    expect(catalogue.articles.length).toBeLessThanOrEqual(14_000);
    expect(catalogue.brands.size).toBeGreaterThanOrEqual(60);
  });

  it('has a drawing of every kind, filled in to the last place', () => {
    const kinds = new Map(catalogue.articles.map((article) => [article.kind, article]));
    for (const [kind, article] of kinds) {
      expect([kind, isDrawn(kind)]).toEqual([kind, true]);
      for (const view of [1, 2]) {
        const drawing = thing({ ...lookOf(article), view });
        expect([kind, drawing.match(/[{}]|undefined|NaN/)]).toEqual([kind, null]);
      }
    }
  });

  it('hangs on a tree of 45 leaves and more with known icons', () => {
    expect(leaves.length).toBeGreaterThanOrEqual(45);
    expect(categoryTree().filter(({ icon }) => !ICONS.has(icon))).toEqual([]);
  });

  it('fills every leaf with at least 20 articles', () => {
    expect(leaves.filter(({ slug }) => catalogue.inCategory(slug).length < 20)).toEqual([]);
  });

  it('lets no brand hold more than half of a shelf', () => {
    const dominated = leaves.filter(({ slug }) => {
      const shelf = catalogue.inCategory(slug);
      const first = catalogue.brandsOf(slug)[0]?.slug;
      return shelf.filter(({ brandSlug }) => brandSlug === first).length > shelf.length / 2;
    });
    expect(dominated.map(({ slug }) => slug).filter((slug) => !NARROW.has(slug))).toEqual([]);
  });

  it('repeats no name, slug, part number or id', () => {
    for (const key of ['name', 'slug', 'partNumber', 'id'] as const) {
      const values = catalogue.articles.map((article) => article[key]);
      expect(values.length - new Set(values).size, key).toBe(0);
    }
  });

  it('names articles cleanly', () => {
    const odd = catalogue.articles.filter(({ name }) =>
      / {2}|^\s|\s$|undefined|NaN|null|[|~=]/.test(name),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
    const tooLong = catalogue.articles.filter(({ name }) => name.length > 160);
    expect(tooLong.map(({ name }) => name)).toEqual([]);
  });

  it.each(PRICES)('prices %s believably', (root, min, max) => {
    const wrong = catalogue.inCategory(root).filter(({ price }) => !(price >= min && price <= max));
    expect(wrong.map(({ name, price }) => `${name} ${price}`)).toEqual([]);
  });

  it('has a price range for every root', () => {
    const roots = categoryTree().filter(({ parent }) => parent === null);
    expect(roots.map(({ slug }) => slug)).toEqual(PRICES.map(([root]) => root));
  });

  it('gives every article a technical sheet', () => {
    const bare = catalogue.articles.filter((article) => {
      const values = Object.values(article.specs()).flatMap((group) => Object.values(group));
      return values.length < 2 || values.some((value) => value === '' || value === 'undefined');
    });
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

it('the orders of the demo were paid with a method that takes their amount', () => {
  const { orders } = seedRows(catalogue, new Date('2026-03-02T18:00:00Z'));
  const tooMuch = orders.filter(({ method, items, shipping, insurance }) => {
    const products = items.reduce((sum, { price, qty }) => sum + price * qty, 0);
    return products + shipping + insurance > (methodOf(method)?.to ?? Number.POSITIVE_INFINITY);
  });
  expect(orders.some(({ method }) => method === 'oxxo')).toBe(true);
  expect(tooMuch.map(({ folio }) => folio)).toEqual([]);
});

describe('banners', () => {
  it.each(SLOTS)('fill %s', (slot) => {
    expect(BANNERS.some((banner) => banner.slot === slot)).toBe(true);
  });

  it('can be drawn in both forms', () => {
    for (const banner of [...BANNERS, ...LANDING_BANNERS]) {
      const drawing = bannerDrawing(banner, kindOfIcon(banner.art));
      for (const form of ['desktop', 'mobile'] as const) {
        const picture = bannerPicture(banner, form, drawing, [0, 0, 400]);
        expect([banner.title, picture.match(/[{}]|undefined|NaN/)]).toEqual([banner.title, null]);
      }
    }
  });

  it('lead to categories and brands that exist', () => {
    const lost = BANNERS.filter(({ link }) => {
      const [, kind, slug = ''] = /^\/buscar\/(categoria|marca)_(.+)$/.exec(link) ?? [];
      if (kind === 'categoria') return catalogue.inCategory(slug).length === 0;
      return kind === 'marca' && catalogue.countOfBrand(slug) === 0;
    });
    expect(lost).toEqual([]);
  });
});

describe('synonyms', () => {
  it('name categories that exist', () => {
    expect(conceptCategories().filter((slug) => !catalogue.categories.has(slug))).toEqual([]);
  });

  it('know every leaf but the ones found by their own words', () => {
    const known = new Set(conceptCategories());
    const own = new Set(
      list('kits-de-actualizacion, accesorios-de-almacenamiento, accesorios-para-consola'),
    );
    expect(leaves.filter(({ slug }) => !known.has(slug) && !own.has(slug))).toEqual([]);
  });
});

describe('campaigns', () => {
  it('promise no season, no lowest price and no delivery time that an article may not have', () => {
    const texts = [...BANNERS, ...LANDING_BANNERS, ...LANDINGS].map(({ title, text }) =>
      [title, text].join(' '),
    );
    for (const text of texts) {
      expect(text).not.toMatch(/buen fin|regreso a clases|verano|navidad|día siguiente|remate/i);
      expect(text).not.toMatch(/al mes\b|todo el sitio/i);
    }
  });

  it('begin the laptops for students with laptops that cost what their title says', () => {
    const landings = landingsOf({ catalogue, now: () => new Date('2026-11-30T12:00:00Z') });
    const [laptops] = landings.find(({ slug }) => slug === 'para-estudiar')?.sections ?? [];
    expect(laptops?.text).toContain('$15,000');
    expect(laptops?.articles).toHaveLength(12);
    for (const { category, prices } of laptops?.articles ?? []) {
      expect(category).toBe('laptops');
      expect(prices.current).toBeLessThanOrEqual(15_000);
    }
  });

  it('say truly that every article from $300 on has months without interest', () => {
    const dear = catalogue.articles.filter(({ prices }) => prices.current >= 300);
    const without = dear.filter(({ plans }) => !plans.some((plan) => plan.interestPercent === 0));
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});

// Two whole catalogues are compared here; a busy machine needs longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000 });

const now = () => new Date('2026-05-04T18:00:00Z');
const one = await openBackend({ now });
const other = await openBackend({ now });

const whole = ({ articles }: typeof one) =>
  JSON.stringify(articles.map(({ specs, ...article }) => ({ ...article, sheet: specs() })));

it('the embedded catalogue is the same each time it is made', async () => {
  expect(one.articles.length).toBeGreaterThan(12_000);
  expect(whole(one)).toBe(whole(other));
  const paths = [
    '/search?per_page=100',
    '/search/categoria_ssd?q=kingston&sort=-rating',
    '/shop-v1/sections',
    '/shop-v1/stores',
    ...one.articles
      .slice(0, 40)
      .map(({ slug }) => `/shop-v1/products?filter[slug]=${slug}&include=images,related,sets`),
    ...one.articles.slice(0, 10).map(({ id }) => `/shop-v1/products/${id}/reviews`),
  ];
  const textOf = async ({ raw }: typeof one, path: string) => (await raw(`/api${path}`)).text();
  for (const path of paths) expect(await textOf(one, path)).toBe(await textOf(other, path));
});
