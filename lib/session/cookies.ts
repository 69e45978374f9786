/** Cookie without a secret, which scripts can read: it shows that the browser still has the session cookie. */
export const SESSION_FLAG_COOKIE = 'session-open';

interface CookieOptions {
  /** Must be false on a site without https, where browsers reject secure cookies. */
  isSecure: boolean;
  /** In seconds. Null: until the browser is closed. 0: remove the cookie. */
  maxAge: number | null;
  path: string;
  isReadable?: boolean;
}

/** The value of the `Set-Cookie` header. The cookie's value must not contain `;`; base64url never does. */
export function serializeCookie(name: string, value: string, options: CookieOptions): string {
  const { isSecure, maxAge, path, isReadable = false } = options;
  return [
    `${name}=${value}`,
    `Path=${path}`,
    'SameSite=Strict',
    ...(maxAge === null ? [] : [`Max-Age=${Math.floor(maxAge)}`]),
    ...(isReadable ? [] : ['HttpOnly']),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

const MAX_COOKIE_BYTES = 4096;

/** Split over `name.0`, `name.1` … where it is too long. Cookies of a former value that the new one does not need are removed. */
export function serializeSplitCookie(
  request: Request,
  name: string,
  value: string,
  options: CookieOptions,
): string[] {
  const size = MAX_COOKIE_BYTES - serializeCookie(`${name}.99`, '', options).length;
  const count = Math.ceil(value.length / size);
  const parts = new Map(
    count <= 1
      ? [[name, value]]
      : Array.from({ length: count }, (_, part) => [
          `${name}.${part}`,
          value.slice(part * size, (part + 1) * size),
        ]),
  );
  const isOfName = (key: string) =>
    key.startsWith(name) && /^(\.\d+)?$/.test(key.slice(name.length));
  const former = new Set(parseCookies(request).flatMap(([key]) => (isOfName(key) ? [key] : [])));
  return [
    ...[...parts].map(([key, part]) => serializeCookie(key, part, options)),
    ...[...former]
      .filter((key) => !parts.has(key))
      .map((key) => serializeCookie(key, '', { ...options, maxAge: 0 })),
  ];
}

const MAX_CANDIDATES = 8;

/** Another site of the same domain may have set cookies of this name, and a browser does not say who set one: the caller knows its own by what is sealed in it. */
export function readCookies(request: Request, name: string): string[] {
  const cookies = parseCookies(request);
  const valuesOf = (key: string) => cookies.flatMap(([one, value]) => (one === key ? [value] : []));
  let joined = valuesOf(`${name}.0`);
  for (let part = 1; joined.length > 0; part++) {
    const next = valuesOf(`${name}.${part}`);
    if (next.length === 0) break;
    joined = next.flatMap((end) => joined.map((start) => start + end)).slice(0, MAX_CANDIDATES);
  }
  return [...valuesOf(name), ...joined].slice(0, MAX_CANDIDATES);
}

/** Names and values in the order of the header, in which those with longer paths come first. */
function parseCookies(request: Request): [name: string, value: string][] {
  return (request.headers.get('cookie') ?? '').split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=');
    return [name, value.join('=')];
  });
}
