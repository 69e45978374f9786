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

/** The value of a request's cookie. Null when there is none. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key = '', ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}
