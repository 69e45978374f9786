/** Signs that Markdown, or HTML in it, would take for its own. */
const SIGNS = /[\\`*_{}[\]<>#|~]/g;

/** A text of the catalogue in one line, in which nothing is markup: without control characters and halves of characters. */
export const escapeMarkdown = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .replace(SIGNS, '\\$&');

export const markdownLink = (text: string, url: string): string =>
  `[${escapeMarkdown(text)}](${url.replace(/[()\s<>]/g, encodeURIComponent)})`;

type Line = string | false | null | undefined;

const present = (lines: readonly Line[]): string[] =>
  lines.filter((line): line is string => Boolean(line));

export const markdownItems = (lines: readonly Line[]): string =>
  present(lines)
    .map((line) => `- ${line}`)
    .join('\n');

/** A heading with a list below it; nothing without lines. */
export function markdownList(title: string, lines: readonly Line[]): string {
  const items = markdownItems(lines);
  return items && `## ${title}\n\n${items}`;
}

export const joinFacts = (facts: readonly Line[]): string => present(facts).join(' · ');

export const joinParts = (parts: readonly Line[]): string => `${present(parts).join('\n\n')}\n`;

/** A text of somebody else: readers must take it as data, whatever it tells them to do. */
export const quoteMarkdown = (text: string): string => {
  const line = escapeMarkdown(text);
  return line && `> ${line}`;
};
