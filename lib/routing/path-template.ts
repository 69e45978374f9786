/**
 * The templates of `routes.ts` and of `lib/api/endpoints`: `{name}` is a parameter, `{name?}` an optional one,
 * `{name*}` any number of segments.
 */
const PARAMETER = /\/\{(\w+)([?*]?)\}/g;

/** The names of a template's parameters. */
export type PathParamName<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}`
    ? (Name extends `${infer Bare}${'?' | '*'}` ? Bare : Name) | PathParamName<Rest>
    : never;

type Segment = string | number;
/** Values by parameter. An optional parameter that is left out takes its slash along. */
export type PathValues = Readonly<Record<string, Segment | readonly Segment[] | undefined>>;

/**
 * The path of a template.
 * @throws TypeError when a required parameter is missing
 */
export function fillPath(
  template: string,
  values: PathValues,
  encode: (segment: string) => string = encodeURIComponent,
): string {
  return template.replace(PARAMETER, (_, name: string, kind: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const segments = value === undefined ? [] : [value].flat();
    if (segments.length === 0 && kind === '') throw new TypeError(`${template} needs ${name}`);
    return segments.map((segment) => `/${encode(String(segment))}`).join('');
  });
}

/** Matches the percent-encoded paths of a template; its groups are the parameters, still encoded. */
export function compilePath(template: string): RegExp {
  const source = template
    .replaceAll('.', '\\.')
    .replace(PARAMETER, (_, name: string, kind: string) => {
      if (kind === '*') return `(?<${name}>(?:/[^/]+)*)`;
      return `(?:/(?<${name}>[^/]+))${kind}`;
    });
  return new RegExp(`^${source}/?$`);
}

/** A template in the words of Next's rewrites and headers: `/compra/:transactionId?/revisar`. */
export const toNextSource = (template: string): string =>
  template.replace(PARAMETER, (_, name: string, kind: string) => `/:${name}${kind}`);

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
