/** Tells a page, without a secret, that the browser still holds the session's cookie. Readable by its scripts. */
export const SESSION_MARK = 'session-open';

interface CookieOptions {
  /** Only where the site is https; a browser would drop it elsewhere. */
  isSecure: boolean;
  /** Seconds; null ends with the browser, 0 removes. */
  maxAge: number | null;
  path: string;
  isReadable?: boolean;
}

/** The value of `Set-Cookie`. The value must be free of `;`, as base64url is. */
export function cookie(name: string, value: string, options: CookieOptions): string {
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

/** A cookie of a request; null when there is none. */
export function cookieOf(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key = '', ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}
