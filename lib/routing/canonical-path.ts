import { withoutForeignSigns } from '../domain/mangled-address';
import { decodeSegment } from '../domain/slug';
import { withoutInvisibleSigns } from '../domain/typed-text';
import { ignoringCase } from './path-pattern';
import { fillPath } from './path-template';
import { parentRedirects, type RouteName, routeTemplates } from './routes';

/** Routes with a document, or a file, for each thing of the catalogue. Only the catalogue knows how their last piece is written. */
export const OF_CATALOGUE: readonly RouteName[] = [
  'products',
  'landing',
  'sitemap.file',
  'feed',
  'card.product',
  'card.build',
];

const routes = [
  ...Object.keys(parentRedirects).map((template) => ({ template, isOpen: false })),
  ...Object.entries(routeTemplates).map(([name, template]) => ({
    template,
    isOpen: OF_CATALOGUE.some((open) => open === name),
  })),
].map((known) => ({ ...known, pattern: ignoringCase(known.template) }));

/** Only such paths may be mangled. `proxy.ts` is asked about the same ones. */
const MANGLED = /[^a-z0-9/._~-]|[^a-z0-9/]$/;

/** The path that was meant by one that a chat has mangled: capitals, spaces, the end of a sentence. Ids stay. Null for none, and for one that no route has. */
export function findCanonicalPath(pathname: string): string | null {
  if (!MANGLED.test(pathname)) return null;
  const tidy = toTidyPath(pathname);
  for (const { template, pattern, isOpen } of routes) {
    const match = (isOpen && pattern.exec(pathname)) || pattern.exec(tidy);
    if (!match) continue;
    const values = Object.entries(match.groups ?? {}).map(([name, value = '']) => [
      name,
      value.split('/').filter(Boolean),
    ]);
    const canonical = fillPath(template, Object.fromEntries(values), (segment) => segment);
    return canonical === pathname ? null : canonical;
  }
  return null;
}

const isForeign = (segment: string) =>
  withoutForeignSigns(decodeSegment(segment) ?? segment) === '';

/** Only pieces with foreign signs are written anew: how the others are encoded is no matter of this. */
function toTidyPath(pathname: string): string {
  const pieces = pathname.split('/');
  // What comes after the address: slashes, and pieces that are signs of the sentence alone.
  while (pieces.length > 0 && isForeign(pieces.at(-1) ?? '')) pieces.pop();
  const segments = pieces.map((segment, index, all) => {
    const text = decodeSegment(segment);
    if (text === null) return segment;
    const isLast = index === all.length - 1;
    const tidy = isLast ? withoutForeignSigns(text) : withoutInvisibleSigns(text).trim();
    return tidy === text ? segment : encodeURIComponent(tidy);
  });
  return segments.join('/') || '/';
}
