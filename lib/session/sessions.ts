import { timingSafeEqual } from 'node:crypto';
import { readCookie, SESSION_FLAG_COOKIE, serializeCookie, serializeSplitCookie } from './cookies';
import { createSealer } from './seal';

/** The backend's token. The server knows it only while it answers one request. */
export interface OpenSession {
  token: string;
}

interface NewSession {
  /** The backend's bearer token. */
  token: string;
  /** Seconds from now. */
  expiresIn: number;
  /** Whether the session survives when the browser is closed. */
  isPersistent: boolean;
}

interface OpenedSession {
  /** The browser sends it with each call. It is worthless without the cookie. */
  handle: string;
  cookies: string[];
}

export interface Sessions {
  /** The session of a request. Null unless the request has both the sealed cookie and its handle. */
  read: (request: Request) => Promise<OpenSession | null>;
  /** Null for a token that is too long to be sent in headers. The request's former cookies are replaced. */
  open: (request: Request, session: NewSession) => Promise<OpenedSession | null>;
  /** `Set-Cookie` values that end the session in this browser. */
  close: (request: Request) => string[];
  /** `Set-Cookie` values that identify this device at later logins. The cookie survives the session. */
  setDeviceToken: (request: Request, token: string) => Promise<string[]>;
  readDeviceToken: (request: Request) => Promise<string | null>;
}

/** Browsers send the cookies only with calls to /api, because documents are the same for everybody. */
const COOKIE_PATH = '/api';
const YEAR_SECONDS = 365 * 24 * 3600;
const HANDLE_BYTES = 32;
/** Longest sealed session. Node and most proxies refuse requests with more than 16 KB of headers, and there are others. */
const MAX_SEALED_LENGTH = 13_500;

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

async function hashHandle(handle: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(handle)));
}

function readHandle(request: Request): string | null {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

const readTextField = (value: unknown, field: string): string | null => {
  const found: unknown = value && typeof value === 'object' ? Reflect.get(value, field) : null;
  return typeof found === 'string' && found ? found : null;
};

/**
 * Stateless sessions: the server stores nothing. The browser's cookie holds the sealed token and the hash of a handle
 * that only the page has. The cookie and the handle are both needed to open the session.
 * @param secrets the first seals, and each opens: see `createSealer`
 * @param now in milliseconds
 */
export function createSessions(
  secrets: readonly string[],
  isSecure: boolean,
  now = Date.now,
): Sessions {
  const sealer = createSealer(secrets);
  const prefix = isSecure ? '__Secure-' : '';
  const [sessionName, deviceName] = [`${prefix}session`, `${prefix}device`];
  const set = (request: Request, name: string, value: string, maxAge: number | null) =>
    serializeSplitCookie(request, name, value, { isSecure, maxAge, path: COOKIE_PATH });
  const mark = (value: string, maxAge: number | null) =>
    serializeCookie(SESSION_FLAG_COOKIE, value, { isSecure, maxAge, path: '/', isReadable: true });
  const sealedOf = async (request: Request, purpose: 'session' | 'device', name: string) => {
    const text = readCookie(request, name);
    return text === null ? null : sealer.open(purpose, text);
  };

  return {
    async read(request) {
      const handle = readHandle(request);
      const sealed = handle && (await sealedOf(request, 'session', sessionName));
      const [token, hash, expires] = ['token', 'hash', 'expires'].map((name) =>
        readTextField(sealed, name),
      );
      if (!handle || !token || !hash || Number(expires) <= now()) return null;
      const [known, given] = [Buffer.from(hash, 'base64url'), await hashHandle(handle)];
      return known.length === given.length && timingSafeEqual(known, given) ? { token } : null;
    },
    async open(request, { token, expiresIn, isPersistent }) {
      const handle = toBase64(crypto.getRandomValues(new Uint8Array(HANDLE_BYTES)));
      const hash = toBase64(await hashHandle(handle));
      const expires = String(now() + expiresIn * 1000);
      const sealed = await sealer.seal('session', { token, hash, expires });
      if (sealed.length > MAX_SEALED_LENGTH) return null;
      const maxAge = isPersistent ? expiresIn : null;
      const cookies = [...set(request, sessionName, sealed, maxAge), mark('1', maxAge)];
      return { handle, cookies };
    },
    close: (request) => [...set(request, sessionName, '', 0), mark('', 0)],
    setDeviceToken: async (request, token) =>
      set(request, deviceName, await sealer.seal('device', { token }), YEAR_SECONDS),
    readDeviceToken: async (request) =>
      readTextField(await sealedOf(request, 'device', deviceName), 'token'),
  };
}
