import { Fragment } from 'react';
import { serverEnv } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { route } from '@/lib/routing/routes';
import { isLinkedRoute } from '@/lib/routing/static-routes';

/** Replaces `{{name}}` in a text with the shop's name. */
export const withShopName = (text: string): string =>
  text.replaceAll('{{name}}', () => serverEnv().SITE_NAME);

interface RichPiece {
  text: string;
  isStrong?: boolean;
  href?: string | undefined;
  at: number;
}

const MARKS = /\*\*((?:[^*\n]|\*(?!\*))+)\*\*|\[([^\][\n]+)\]\(([^()\n]+)\)/g;

/** Undefined for a page that the shop does not have. @throws Error for an unknown page: a mistake in the shop's texts */
function linkTarget(target: string): string | undefined {
  if (target.startsWith('tel:')) return target;
  const [name = '', anchor] = target.split('#');
  if (!isLinkedRoute(name)) throw new Error(`A text links to ${target}, which is no page`);
  if (!hasRoute(name)) return undefined;
  return anchor ? `${route(name)}#${anchor}` : route(name);
}

/** Parses `**strong**`, `[text](route.name#anchor)` and `[text](tel:…)`. */
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

export const plainText = (text: string): string =>
  parseRichText(text)
    .map((piece) => piece.text)
    .join('');

const linkClass = 'font-semibold text-brand underline underline-offset-4 hover:no-underline';

function Piece({ piece: { text, isStrong, href } }: { piece: RichPiece }) {
  if (isStrong) return <strong className="font-semibold">{text}</strong>;
  if (!href) return text;
  return (
    <a href={href} className={linkClass}>
      {text}
    </a>
  );
}

export function RichText({ text }: { text: string }) {
  const pieces = parseRichText(withShopName(text));
  return pieces.map((piece) => (
    <Fragment key={piece.at}>
      <Piece piece={piece} />
    </Fragment>
  ));
}
