import type { Article } from '../../catalogue/types';
import { thing } from './drawings';
import { lookOf } from './look';
import { svg } from './scene';
import { group, rect, text } from './shapes';

/** Breaks a text into lines of at most `width` letters. */
export function wrap(words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export const SHEET = { width: 900, height: 1200 };

/** A poster of an article: its drawing, its name and its sheet. */
export function dataSheet(article: Article): string {
  const look = lookOf(article);
  const { width, height } = SHEET;
  const facts = Object.values(article.specs())
    .flatMap((group) => Object.entries(group))
    .slice(0, 9);
  return svg(
    width,
    height,
    [0, 0, width, height],
    [
      rect(0, 0, width, height, '#ffffff'),
      rect(0, 0, width, 14, look.accent),
      group('translate(220 40) scale(1.15)', thing(look)),
      ...wrap(article.name, 44)
        .slice(0, 3)
        .map((line, n) => text(60, 570 + n * 40, 30, line, '#1b1715', { anchor: 'start' })),
      ...facts.map(([name, value], n) => {
        const y = 720 + n * 48;
        return (
          rect(60, y + 14, width - 120, 1, '#e4dfd8') +
          text(60, y, 20, name, '#6b645d', { anchor: 'start', weight: 400 }) +
          text(width - 60, y, 20, value.slice(0, 40), '#1b1715', { anchor: 'end' })
        );
      }),
      text(60, height - 36, 16, `Número de parte ${article.partNumber}`, '#6b645d', {
        anchor: 'start',
        weight: 400,
      }),
    ].join(''),
  );
}
