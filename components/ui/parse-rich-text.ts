import { route } from '@/lib/routing/routes';
import { isStaticRoute } from '@/lib/routing/static-routes';

export interface RichPiece {
  text: string;
  isStrong?: boolean;
  /** Of a link. */
  href?: string;
  /** Its place in the text. */
  at: number;
}

const MARKS = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g;

/** @throws Error for a page that does not exist: texts are the shop's own. */
function linkTarget(target: string): string {
  if (target.startsWith('tel:')) return target;
  const [name = '', anchor] = target.split('#');
  if (!isStaticRoute(name)) throw new Error(`A text links to ${target}, which is no page`);
  return anchor ? `${route(name)}#${anchor}` : route(name);
}

/** Reads `**strong**` and `[text](route.name#anchor)` or `[text](tel:…)`. */
export function parseRichText(text: string): RichPiece[] {
  const pieces: RichPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, label, target] = match;
    if (match.index > end) {
      pieces.push({ text: text.slice(end, match.index), at: end });
    }
    const at = match.index;
    if (label && target) pieces.push({ text: label, href: linkTarget(target), at });
    else if (strong) pieces.push({ text: strong, isStrong: true, at });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), at: end });
  return pieces;
}

/** The text without its marks. */
export const plainText = (text: string): string =>
  parseRichText(text)
    .map((piece) => piece.text)
    .join('');
