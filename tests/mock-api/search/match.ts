import type { Catalogue } from '../catalogue/catalogue';
import { collect, tally } from '../core/find';
import type { Postings, TextIndex } from './text-index';
import { type Concept, conceptOf, isStopWord, LONGEST_PHRASE, singular, tokenize } from './tokens';

interface Match {
  /** Relevance by position in the catalogue; null when there is no text and everything matches. */
  scores: ReadonlyMap<number, number> | null;
  corrected: string | null;
}

interface Term {
  words: string[];
  concept: Concept | undefined;
  isLast: boolean;
}

const CONCEPT = 8;
const PREFIX = 0.6;
const CODE = 100;

/** Splits a query into terms, taking the longest phrases that name a kind of product. */
function termsOf(tokens: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let start = 0; start < tokens.length; ) {
    let taken = 1;
    let concept: Concept | undefined;
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - start); length >= 1; length--) {
      concept = conceptOf(tokens.slice(start, start + length).join(' '));
      if (concept) {
        taken = length;
        break;
      }
    }
    const words = tokens.slice(start, start + taken);
    start += taken;
    if (concept || !isStopWord(words[0] ?? '')) {
      terms.push({ words, concept, isLast: start >= tokens.length });
    }
  }
  return terms;
}

function raise(into: Map<number, number>, { docs, weights }: Postings, factor = 1): void {
  for (const [i, doc] of docs.entries()) {
    const weight = (weights[i] ?? 0) * factor;
    if (weight > (into.get(doc) ?? 0)) into.set(doc, weight);
  }
}

/** Documents that contain a word, in its own form or in the singular. */
function withWord(index: TextIndex, word: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const form of new Set([word, singular(word)])) {
    const postings = index.exact(form);
    if (postings) raise(found, postings);
  }
  return found;
}

function together(index: TextIndex, words: readonly string[]): Map<number, number> {
  const each = words.filter((one) => !isStopWord(one)).map((word) => withWord(index, word));
  return each.length === 0 ? new Map() : each.reduce((a, b) => intersect(a, b));
}

function matchTerm(index: TextIndex, positions: Positions, term: Term): Map<number, number> {
  const found = together(index, term.words);
  for (const category of term.concept?.categories ?? []) {
    for (const doc of positions.get(category) ?? []) tally(found, doc, CONCEPT);
  }
  const [word] = term.words;
  if (word && term.isLast && term.words.length === 1 && word.length >= 2 && !term.concept) {
    for (const postings of index.startingWith(word)) raise(found, postings, PREFIX);
  }
  return found;
}

/** Where in the catalogue the articles of a category stand, those of its subcategories included. */
export function categoryPositions({ articles, categories }: Catalogue): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const [doc, { category }] of articles.entries()) {
    const parent = categories.get(category)?.parent;
    for (const slug of parent ? [category, parent] : [category]) collect(positions, slug, doc);
  }
  return positions;
}
type Positions = ReadonlyMap<string, readonly number[]>;

/** The tokens with the misspelt ones corrected; words that name a kind of product are right as they are. */
function correctedTokens(index: TextIndex, tokens: readonly string[]): string[] {
  const naming = new Set(termsOf(tokens).flatMap(({ words, concept }) => (concept ? words : [])));
  return tokens.map((token, i) => {
    if (isStopWord(token) || naming.has(token)) return token;
    if (index.exact(token) || index.exact(singular(token))) return token;
    if (i === tokens.length - 1 && index.startingWith(token, 1).length > 0) return token;
    return index.correct(token) ?? token;
  });
}

/** Finds the documents that answer a query: every term must be found, misspelt ones are corrected. */
export function matchText(index: TextIndex, positions: Positions, query: string): Match {
  const tokens = tokenize(query);
  if (tokens.length === 0)
    return { scores: query.trim() === '' ? null : new Map(), corrected: null };
  // A code may also read as words (`rtx4070`), so what it names comes first and the rest after it.
  const byCode = /\d/.test(query) ? index.byCode(query) : [];
  const known = byCode.length > 0 ? tokens : correctedTokens(index, tokens);
  let scores: Map<number, number> | null = null;
  for (const term of termsOf(known)) {
    const found = matchTerm(index, positions, term);
    if (term.words.length === 1 && found.size === 0) {
      for (const doc of index.byCode(term.words[0] ?? '')) found.set(doc, CODE);
    }
    scores = scores ? intersect(scores, found) : found;
    if (scores.size === 0) break;
  }
  // Only stop words: nothing to look for, nothing found.
  const all = scores ?? new Map<number, number>();
  for (const doc of byCode) tally(all, doc, CODE);
  const wasCorrected = known.some((token, i) => token !== tokens[i]);
  return { scores: all, corrected: wasCorrected ? known.join(' ') : null };
}

function intersect(a: Map<number, number>, b: Map<number, number>): Map<number, number> {
  const both = new Map<number, number>();
  for (const [doc, score] of a) {
    const other = b.get(doc);
    if (other !== undefined) both.set(doc, score + other);
  }
  return both;
}
