import type { Article } from '../../catalogue/types';
import { thing } from './drawings';
import { lookOf } from './look';
import { svg, text } from './svg';

/** Breaks a text into lines of at most `width` letters; a longer word has a line of its own. */
export const wrap = (words: string, width: number): string[] =>
  words.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)|\\S+`, 'g')) ?? [];

/** A poster of an article, 900 by 1200: its drawing, its name and its sheet. */
export function dataSheet(article: Article): string {
  const look = lookOf(article);
  const facts = Object.values(article.specs()).flatMap((group) => Object.entries(group));
  const quiet = { anchor: 'start', weight: 400 };
  return svg(
    900,
    1200,
    [0, 0, 900, 1200],
    '<rect width="900" height="1200" fill="#ffffff"/>',
    `<rect width="900" height="14" fill="${look.accent}"/>`,
    `<g transform="translate(220 40) scale(1.15)">${thing(look)}</g>`,
    ...wrap(article.name, 44)
      .slice(0, 3)
      .map((line, n) => text(60, 570 + n * 40, 30, line, '#1b1715', { anchor: 'start' })),
    ...facts
      .slice(0, 9)
      .flatMap(([name, value], n) => [
        `<rect x="60" y="${734 + n * 48}" width="780" height="1" fill="#e4dfd8"/>`,
        text(60, 720 + n * 48, 20, name, '#6b645d', quiet),
        text(840, 720 + n * 48, 20, value.slice(0, 40), '#1b1715', { anchor: 'end' }),
      ]),
    text(60, 1164, 16, `Número de parte ${article.partNumber}`, '#6b645d', quiet),
  );
}
