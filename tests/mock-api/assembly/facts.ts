import type { Article } from '../catalogue/types';

/** Sheets by article: reading one parses a line of a foreign catalogue. */
const kept = new WeakMap<Article, Map<string, string>>();

function linesOf(article: Article): Map<string, string> {
  const known = kept.get(article);
  if (known) return known;
  const lines = new Map<string, string>();
  for (const group of Object.values(article.specs())) {
    for (const [name, value] of Object.entries(group)) if (!lines.has(name)) lines.set(name, value);
  }
  kept.set(article, lines);
  return lines;
}

/** The first line of the sheet that has one of these names; empty when none is there. */
export function line(article: Article, ...names: string[]): string {
  const lines = linesOf(article);
  return names.map((name) => lines.get(name) ?? '').find((text) => text !== '') ?? '';
}

/** The first number of a line; NaN when there is none. */
export const figure = (article: Article, ...names: string[]): number =>
  Number.parseFloat(line(article, ...names).replace(/,/g, ''));

/** The parts of a line, without what spellings differ in. */
export const parts = (article: Article, ...names: string[]): string[] =>
  line(article, ...names)
    .split(/[,/]/)
    .map(plain)
    .filter((text) => text !== '');

export const plain = (text: string): string =>
  text
    .replace(/^\d+ x /, '')
    .replace(/^(Intel|AMD) /, '')
    .replace(/[\s\-"]/g, '')
    .toUpperCase()
    .replace(/^TR4$/, 'STR4');

export const memories = (article: Article): string[] =>
  line(article, 'Memoria compatible', 'Tipo de memoria').match(/DDR\d/g) ?? [];
