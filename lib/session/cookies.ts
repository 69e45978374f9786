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

/** Maximum size of a cookie in browsers, including its name and attributes. */
const MAX_COOKIE_BYTES = 4096;

/**
 * The `Set-Cookie` headers of a value that may be too long for one cookie. Then it is split over `name.0`, `name.1` …
 * The cookies that the request has of a former value and that the new one does not need are removed.
 */
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
  const former = [...parseCookies(request).keys()].filter(isOfName);
  const removed = former.filter((key) => !parts.has(key));
  return [
    ...[...parts].map(([key, part]) => serializeCookie(key, part, options)),
    ...removed.map((key) => serializeCookie(key, '', { ...options, maxAge: 0 })),
  ];
}

/** The value of a request's cookie, which may be split. Null when there is none. */
export function readCookie(request: Request, name: string): string | null {
  const cookies = parseCookies(request);
  let value = cookies.get(name) ?? cookies.get(`${name}.0`) ?? null;
  if (value === null || cookies.has(name)) return value;
  for (let part = 1; cookies.has(`${name}.${part}`); part++)
    value += cookies.get(`${name}.${part}`);
  return value;
}

function parseCookies(request: Request): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key = '', ...value] = pair.trim().split('=');
    // Of two cookies with the same name the first has the longer path.
    if (!cookies.has(key)) cookies.set(key, value.join('='));
  }
  return cookies;
}
