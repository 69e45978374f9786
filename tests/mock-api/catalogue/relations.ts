import { z } from 'zod';
import { judge } from '../assembly/rules';
import { Random } from '../core/random';
import { finalPrice } from '../search/engine';
import { parts, readRows, word } from '../seed/load';
import type { Catalogue } from './catalogue';
import type { Article } from './types';

/** What people buy together with a kind of article: slugs of categories; `*` stands for all other kinds. */
const GOES_WITH = new Map(
  readRows('content/companions.csv', z.strictObject({ kind: word, categories: parts })).map(
    ({ kind, categories }) => [kind, categories],
  ),
);

function countDifferences(one: Article, other: Article): number {
  const lines = ({ specs }: Article) =>
    Object.values(specs()).flatMap((group) => Object.entries(group).map((pair) => pair.join(': ')));
  const [mine, theirs] = [new Set(lines(one)), new Set(lines(other))];
  return [...mine].filter((line) => !theirs.has(line)).length;
}

/** Up to three of the same brand that are nearly the same: another capacity, colour or length. */
function variantsOf(shelf: readonly Article[], article: Article): Article[] {
  const { id, brandSlug, kind } = article;
  return shelf
    .filter((other) => other.id !== id && other.brandSlug === brandSlug && other.kind === kind)
    .slice(0, 40)
    .filter((other) => countDifferences(article, other) === 1)
    .slice(0, 3);
}

/** Up to eight articles of the same shelf: variants of it, then such as are near in popularity. */
export function relatedOf(catalogue: Catalogue, article: Article): Article[] {
  const shelf = catalogue.inCategory(article.category);
  const random = new Random(article.seed ^ 0x1a2b);
  const start = random.int(0, Math.max(0, Math.min(shelf.length, 60) - 9));
  const near = shelf.slice(start, start + 9).filter((other) => other.id !== article.id);
  return [...new Set([...variantsOf(shelf, article), ...near])].slice(0, 8);
}

/** In stock, same shelf, within a fifth of the price: what to buy when this one is gone. */
export function substitutesOf(catalogue: Catalogue, article: Article): Article[] {
  const price = finalPrice(article);
  const isNear = (other: Article) => Math.abs(finalPrice(other) - price) <= price * 0.2;
  return catalogue
    .inCategory(article.category)
    .filter((other) => isNear(other) && other.id !== article.id && other.stock.total > 0)
    .slice(0, 6);
}

/** Articles that go with it and with each other, from other shelves. */
export function setsOf(catalogue: Catalogue, article: Article): Article[] {
  const random = new Random(article.seed ^ 0x5e75);
  const found: Article[] = [];
  for (const category of GOES_WITH.get(article.kind) ?? GOES_WITH.get('*') ?? []) {
    const shelf = catalogue
      .inCategory(category)
      .slice(0, 40)
      .filter((other) => other.stock.total > 0)
      .filter((other) => judge(other, [article, ...found]).compatible !== false);
    if (shelf.length > 0) found.push(random.pick(shelf));
  }
  return found;
}

export function componentsOf(catalogue: Catalogue, article: Article): Article[] {
  return (article.componentIds ?? []).flatMap((id) => catalogue.byId.get(id) ?? []);
}
