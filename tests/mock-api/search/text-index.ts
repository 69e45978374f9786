import type { Catalogue } from '../catalogue/catalogue';
import { collect } from '../core/find';
import { compactCode } from '../core/text';
import { conceptWords, isStopWord, singular, tokenize, variants } from './tokens';

/** Edit distance with transpositions, or `limit + 1` as soon as it must be greater. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** Documents that contain a word, with the weight of the best place where they do. */
export type Postings = Record<'docs' | 'weights', number[]>;

/** The first two words of a name say what a thing is, unless they are its brand; further on it may be what the thing has. */
const NAME_START = 20;
const NAME_HEAD = 12;
const NAME = 10;
const BRAND = 9;
const CATEGORY = 5;
const VARIANT = 4;

export class TextIndex {
  private readonly postings = new Map<string, Postings>();
  private readonly sorted: string[];
  private readonly words: string[];
  private readonly codes = new Map<string, number[]>();
  private readonly sortedCodes: string[];

  constructor(catalogue: Catalogue) {
    for (const [doc, article] of catalogue.articles.entries()) {
      const tokens = tokenize(article.name);
      const brand = tokenize(article.brand ?? '');
      const category = catalogue.categories.get(article.category);
      for (const [position, token] of tokens.entries()) {
        const head = position < 4 ? NAME_HEAD : NAME;
        const saysKind = position < 2 && !brand.includes(token);
        this.add(token, doc, saysKind ? NAME_START : head);
      }
      for (const token of variants(tokens)) this.add(token, doc, VARIANT);
      for (const token of brand) this.add(token, doc, BRAND);
      const shelf = tokenize(category?.name ?? '');
      for (const token of [...shelf, ...shelf.map(singular)]) this.add(token, doc, CATEGORY);
      for (const code of article.partNumber.split(/[\s,]+/)) this.addCode(compactCode(code), doc);
      this.addCode(compactCode(article.partNumber), doc);
      for (const code of article.otherCodes ?? []) this.addCode(compactCode(code), doc);
      this.addCode(article.upc, doc);
    }
    this.sorted = [...this.postings.keys()].sort();
    this.sortedCodes = [...this.codes.keys()].sort();
    const suggestable = new Set(conceptWords());
    // A word of a single document may itself be a misspelling of the maker: not a correction.
    for (const [text, { docs }] of this.postings) if (docs.length > 1) suggestable.add(text);
    this.words = [...suggestable].filter((text) => /^\p{L}{3,}$/u.test(text));
  }

  private add(token: string, doc: number, weight: number): void {
    if (isStopWord(token)) return;
    const entry = this.postings.get(token) ?? { docs: [], weights: [] };
    this.postings.set(token, entry);
    const last = entry.docs.length - 1;
    if (entry.docs[last] === doc) {
      entry.weights[last] = Math.max(entry.weights[last] ?? 0, weight);
    } else {
      entry.docs.push(doc);
      entry.weights.push(weight);
    }
  }

  private addCode(code: string, doc: number): void {
    if (code.length < 3) return;
    if (this.codes.get(code)?.at(-1) !== doc) collect(this.codes, code, doc);
  }

  exact(token: string): Postings | undefined {
    return this.postings.get(token);
  }

  /** Words that begin so, the exact one excluded. */
  startingWith(prefix: string, limit = 400): Postings[] {
    return rangeOf(this.sorted, prefix, limit).flatMap((word) =>
      word === prefix ? [] : (this.postings.get(word) ?? []),
    );
  }

  /** Documents by part number or UPC, hyphens ignored: the whole code, or its first five or more characters. */
  byCode(text: string): number[] {
    const code = compactCode(text);
    const exact = this.codes.get(code);
    if (exact) return exact;
    if (code.length < 5 || !/\d/.test(code)) return [];
    return rangeOf(this.sortedCodes, code, 200).flatMap((one) => this.codes.get(one) ?? []);
  }

  /** The closest known word: one edit in words of 4 to 7 letters, two in longer ones. */
  correct(token: string): string | null {
    if (!/^\p{L}{4,}$/u.test(token)) return null;
    const limit = token.length <= 7 ? 1 : 2;
    let best: string | null = null;
    let bestScore = Number.POSITIVE_INFINITY;
    for (const word of this.words) {
      const distance = editDistance(token, word, limit);
      if (distance > limit) continue;
      const frequency = this.postings.get(word)?.docs.length ?? 200;
      // People seldom miss the first letter; among equals the commoner word is meant.
      const score =
        distance + (word[0] === token[0] ? 0 : 0.6) - Math.min(0.5, Math.log10(frequency + 1) / 10);
      if (score < bestScore) {
        bestScore = score;
        best = word;
      }
    }
    return best;
  }
}

function rangeOf(sorted: readonly string[], prefix: string, limit: number): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const near = sorted.slice(low, low + limit);
  const end = near.findIndex((word) => !word.startsWith(prefix));
  return end === -1 ? near : near.slice(0, end);
}
