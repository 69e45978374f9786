import { PATH_PARAMETER } from './path-template';

/** Matches the percent-encoded paths of a template; its groups are the parameters, still encoded. */
export function compilePath(template: string): RegExp {
  const source = template
    .replaceAll('.', '\\.')
    .replace(PATH_PARAMETER, (_, start: string, name: string, kind: string) => {
      if (kind === '*') return `(?<${name}>(?:/[^/]+)*)`;
      return `(?:/${start}(?<${name}>[^/]+))${kind}`;
    });
  return new RegExp(`^${source}/?$`);
}

/** Next ignores case in the sources of its configuration. */
export const ignoringCase = (template: string): RegExp => new RegExp(compilePath(template), 'i');

/** A template in the words of Next's rewrites and headers: `/compra/:transactionId?/revisar`. */
export const toNextSource = (template: string): string =>
  template.replace(
    PATH_PARAMETER,
    (_, start: string, name: string, kind: string) => `/${start}:${name}${kind}`,
  );

const CONTINUED = '%[89ab][0-9a-f]';
/** What `decodeURIComponent` decodes, without zero bytes, which no file of a cache can have in its name. */
const WELL_ENCODED = [
  '[^%]',
  '%(?!00)[0-7][0-9a-f]',
  `%(?:c[2-9a-f]|d[0-9a-f])${CONTINUED}`,
  `%(?:e0%[ab][0-9a-f]|ed%[89][0-9a-f]|e[1-9a-cef]${CONTINUED})${CONTINUED}`,
  `%(?:f0%[9ab][0-9a-f]|f4%8[0-9a-f]|f[1-3]${CONTINUED})(?:${CONTINUED}){2}`,
].join('|');

/** Every path with a broken encoding, as a source of Next's rewrites, which ignores case. */
export const MALFORMED_SOURCE = `/((?!(?:${WELL_ENCODED})*$).*)`;
