import { z } from 'zod';
import { collect, tally } from '../core/find';
import { hash, Random } from '../core/random';
import { compactCode, slugify, slugRegistry } from '../core/text';
import {
  average,
  derivePlans,
  derivePrices,
  deriveRatings,
  deriveStock,
} from '../seed/derive/prices';
import { readRows, text, word } from '../seed/load';
import { byPopularity } from './showcase';
import type { Article, BrandRow, CategoryRow, Draft } from './types';

/** A 12-digit code with its check digit, starting with a prefix of the maker. */
function upc(brand: string, seed: number): string {
  const random = new Random(seed ^ 0x0bc5);
  const maker = new Random(`upc ${brand}`).int(600_000, 899_999);
  const digits = `${maker}${String(random.int(0, 99_999)).padStart(5, '0')}`;
  const weighted = [...digits].map((digit, i) => Number(digit) * (i % 2 === 0 ? 3 : 1));
  const sum = weighted.reduce((total, one) => total + one, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A part number in the manner of the trade: letters of the maker, of the model and a code. */
function partNumber(brand: string | null, name: string, seed: number): string {
  const random = new Random(seed ^ 0x4e11);
  const letters = (text: string) => compactCode(text).slice(0, 2).toUpperCase();
  const tail = name.split(' ').slice(-4).map(letters).join('');
  const separator = random.pick(['-', '-', '', '/']);
  const head = `${letters(brand ?? 'GEN')}${random.int(10, 99)}${separator}${tail}`;
  const end = `${random.int(1000, 9999)}${random.pick(['', 'A', 'LA', 'MX', 'B'])}`;
  return `${head}${separator === '/' ? '-' : separator}${end}`;
}

const Category = z.strictObject({ parent: text, slug: word, name: word, icon: word });

/** The whole tree, two levels deep, in the order of the menu. */
export function categoryTree(): CategoryRow[] {
  const rows = readRows('content/categories.csv', Category);
  return rows.map(({ parent, ...row }, index) => ({
    ...row,
    id: String(index + 1),
    parent: parent || null,
    children: rows.filter((one) => one.parent === row.slug).map(({ slug }) => slug),
  }));
}

/** The product catalogue in plain arrays and maps with an index: a foreign one has 47,551 articles. */
export interface Catalogue {
  articles: readonly Article[];
  byId: ReadonlyMap<string, Article>;
  bySlug: ReadonlyMap<string, Article>;
  brands: ReadonlyMap<string, BrandRow>;
  categories: ReadonlyMap<string, CategoryRow>;
  /** Articles of a category, those of its subcategories included, best sellers first. */
  inCategory(slug: string): readonly Article[];
  brandsOf(categorySlug: string): BrandRow[];
  countOfBrand(slug: string): number;
}

function toArticle(draft: Draft, index: number, giveSlug: (slug: string) => string): Article {
  const slug = giveSlug(slugify(draft.name, 'articulo').slice(0, 160).replace(/-$/, ''));
  // The seed comes from the slug, so that adding a family does not change the other articles.
  const seed = hash(slug);
  const random = new Random(seed);
  const id = String(1001 + index);
  const popularity = random.next() ** 2;
  const prices = derivePrices(seed, draft.price);
  const ratings = deriveRatings(seed, popularity);
  return {
    ...draft,
    id,
    slug,
    seed,
    partNumber: draft.partNumber ?? partNumber(draft.brand, draft.name, seed),
    upc: upc(draft.brand ?? '', seed),
    brandSlug: draft.brand === null ? null : slugify(draft.brand, 'marca'),
    prices,
    plans: derivePlans(seed, id, prices.current),
    stock: deriveStock(seed, draft.price),
    ratings,
    rating: average(ratings),
    popularity,
    ageDays: Math.floor(random.next() ** 1.5 * 900),
    hasImages: !random.chance(0.006),
  };
}

/** Gathers brands whose spelling differs only in case, accents or punctuation; the commonest wins. */
function gatherBrands(articles: readonly Article[]): Map<string, BrandRow> {
  const spellings = new Map<string, Map<string, number>>();
  for (const { brand, brandSlug } of articles) {
    if (brand === null || brandSlug === null) continue;
    const counts = spellings.get(brandSlug) ?? new Map<string, number>();
    spellings.set(brandSlug, counts);
    tally(counts, brand);
  }
  const rows = [...spellings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, counts], index) => {
      const [name = slug] = [...counts.keys()].sort(
        (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
      );
      return { id: String(index + 1), slug, name };
    });
  return new Map(rows.map((row) => [row.slug, row]));
}

export function buildCatalogue(drafts: readonly Draft[]): Catalogue {
  const giveSlug = slugRegistry();
  const articles = drafts.map((draft, index) => toArticle(draft, index, giveSlug));
  const categories = new Map(categoryTree().map((row) => [row.slug, row]));
  const brands = gatherBrands(articles);

  const byCategory = new Map<string, Article[]>();
  const brandCounts = new Map<string, number>();
  for (const article of articles) {
    const category = categories.get(article.category);
    if (!category) throw new Error(`Unknown category ${article.category} of ${article.name}`);
    collect(byCategory, category.slug, article);
    if (category.parent) collect(byCategory, category.parent, article);
    if (article.brandSlug) tally(brandCounts, article.brandSlug);
  }
  const brandsByCategory = new Map<string, BrandRow[]>();
  for (const [slug, group] of byCategory) {
    group.sort(byPopularity);
    const counts = new Map<string, number>();
    for (const { brandSlug } of group) if (brandSlug) tally(counts, brandSlug);
    const ranked = [...counts].sort((a, b) => b[1] - a[1]);
    brandsByCategory.set(
      slug,
      ranked.flatMap(([brand]) => brands.get(brand) ?? []),
    );
  }

  return {
    articles,
    byId: new Map(articles.map((article) => [article.id, article])),
    bySlug: new Map(articles.map((article) => [article.slug, article])),
    brands,
    categories,
    inCategory: (slug) => byCategory.get(slug) ?? [],
    brandsOf: (slug) => brandsByCategory.get(slug) ?? [],
    countOfBrand: (slug) => brandCounts.get(slug) ?? 0,
  };
}
