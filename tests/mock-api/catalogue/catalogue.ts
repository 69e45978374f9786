import { z } from 'zod';
import { hash, Random } from '../core/random';
import { fold, slugify, slugRegistry } from '../core/text';
import {
  average,
  derivePlans,
  derivePrices,
  deriveRatings,
  deriveStock,
} from '../seed/derive/prices';
import { readRows, text, word } from '../seed/load';
import type { Article, BrandRow, CategoryRow, Draft } from './types';

/** A 12-digit code with its check digit, starting with a prefix of the maker. */
export function upc(brand: string, seed: number): string {
  const random = new Random(seed ^ 0x0bc5);
  const maker = new Random(`upc ${brand}`).int(600_000, 899_999);
  const digits = `${maker}${String(random.int(0, 99_999)).padStart(5, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A part number in the manner of the trade: letters of the maker, of the model and a code. */
export function partNumber(brand: string | null, name: string, seed: number): string {
  const random = new Random(seed ^ 0x4e11);
  const letters = (text: string, count: number) =>
    fold(text)
      .replace(/[^a-z0-9]/g, '')
      .slice(0, count)
      .toUpperCase();
  const tail = name
    .split(' ')
    .slice(-4)
    .map((word) => letters(word, 2))
    .join('');
  const separator = random.pick(['-', '-', '', '/']);
  return `${letters(brand ?? 'GEN', 2)}${random.int(10, 99)}${separator}${tail}${separator === '/' ? '-' : separator}${random.int(1000, 9999)}${random.pick(['', 'A', 'LA', 'MX', 'B'])}`;
}

const Category = z.strictObject({ parent: text, slug: word, name: word, icon: word });

/** The whole tree, two levels deep, in the order of the menu. */
export function categoryTree(): CategoryRow[] {
  const rows = readRows('content/categories.csv', Category);
  return rows.map(({ parent, slug, name, icon }, index) => ({
    id: String(index + 1),
    slug,
    name,
    icon,
    parent: parent || null,
    children: rows.filter((row) => row.parent === slug).map((row) => row.slug),
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
  /** Brands of a category by number of articles. */
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
    counts.set(brand, (counts.get(brand) ?? 0) + 1);
    spellings.set(brandSlug, counts);
  }
  const slugs = [...spellings.keys()].sort();
  return new Map(
    slugs.map((slug, index) => {
      const counts = [...(spellings.get(slug) ?? [])].sort((a, b) => b[1] - a[1]);
      return [slug, { id: String(index + 1), slug, name: counts[0]?.[0] ?? slug }];
    }),
  );
}

export function buildCatalogue(drafts: readonly Draft[]): Catalogue {
  const giveSlug = slugRegistry();
  const articles = drafts.map((draft, index) => toArticle(draft, index, giveSlug));
  const categories = new Map(categoryTree().map((row) => [row.slug, row]));
  const brands = gatherBrands(articles);

  const byCategory = new Map<string, Article[]>();
  const put = (slug: string, article: Article) => {
    const group = byCategory.get(slug);
    if (group) group.push(article);
    else byCategory.set(slug, [article]);
  };
  const brandCounts = new Map<string, number>();
  for (const article of articles) {
    const category = categories.get(article.category);
    if (!category) throw new Error(`Unknown category ${article.category} of ${article.name}`);
    put(category.slug, article);
    if (category.parent) put(category.parent, article);
    if (article.brandSlug) {
      brandCounts.set(article.brandSlug, (brandCounts.get(article.brandSlug) ?? 0) + 1);
    }
  }
  for (const group of byCategory.values()) group.sort((a, b) => b.popularity - a.popularity);

  const brandsByCategory = new Map<string, BrandRow[]>();
  for (const [slug, group] of byCategory) {
    const counts = new Map<string, number>();
    for (const { brandSlug } of group) {
      if (brandSlug) counts.set(brandSlug, (counts.get(brandSlug) ?? 0) + 1);
    }
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
