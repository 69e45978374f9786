import { timingSafeEqual } from 'node:crypto';
import { cookie, cookieOf, SESSION_MARK } from './cookies';
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
  isKept: boolean;
}

interface Opened {
  /** The browser sends it with each call. It is worthless without the cookie. */
  handle: string;
  cookies: string[];
}

export interface Sessions {
  /** The session of a request. Null unless the request has both the sealed cookie and its handle. */
  read: (request: Request) => Promise<OpenSession | null>;
  open: (session: NewSession) => Promise<Opened>;
  /** `Set-Cookie` values that end the session in this browser. */
  close: () => string[];
  /** `Set-Cookie` values that identify this device at later logins. The cookie survives the session. */
  keepDevice: (token: string) => Promise<string[]>;
  deviceOf: (request: Request) => Promise<string | null>;
}

/** Browsers send the cookies only with calls to /api, because documents are the same for everybody. */
const PATH = '/api';
const YEAR = 365 * 24 * 3600;
const HANDLE_BYTES = 32;

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

async function hashOf(handle: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(handle)));
}

function handleOf(request: Request): string | null {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

const textOf = (value: unknown, field: string): string | null => {
  const found: unknown = value && typeof value === 'object' ? Reflect.get(value, field) : null;
  return typeof found === 'string' && found ? found : null;
};

/**
 * Stateless sessions: the server stores nothing. The browser's cookie holds the sealed token and the hash of a handle
 * that only the page has. The cookie and the handle are both needed to open the session.
 * @param now in milliseconds
 */
export function createSessions(secret: string, isSecure: boolean, now = Date.now): Sessions {
  const sealer = createSealer(secret);
  const prefix = isSecure ? '__Secure-' : '';
  const [sessionName, deviceName] = [`${prefix}session`, `${prefix}device`];
  const set = (name: string, value: string, maxAge: number | null) =>
    cookie(name, value, { isSecure, maxAge, path: PATH });
  const mark = (value: string, maxAge: number | null) =>
    cookie(SESSION_MARK, value, { isSecure, maxAge, path: '/', isReadable: true });
  const sealedOf = async (request: Request, purpose: 'session' | 'device', name: string) => {
    const text = cookieOf(request, name);
    return text === null ? null : sealer.open(purpose, text);
  };

  return {
    async read(request) {
      const handle = handleOf(request);
      const sealed = handle && (await sealedOf(request, 'session', sessionName));
      const [token, hash, expires] = ['token', 'hash', 'expires'].map((name) =>
        textOf(sealed, name),
      );
      if (!handle || !token || !hash || Number(expires) <= now()) return null;
      const [known, given] = [Buffer.from(hash, 'base64url'), await hashOf(handle)];
      return known.length === given.length && timingSafeEqual(known, given) ? { token } : null;
    },
    async open({ token, expiresIn, isKept }) {
      const handle = toBase64(crypto.getRandomValues(new Uint8Array(HANDLE_BYTES)));
      const hash = toBase64(await hashOf(handle));
      const expires = String(now() + expiresIn * 1000);
      const sealed = await sealer.seal('session', { token, hash, expires });
      const maxAge = isKept ? expiresIn : null;
      return { handle, cookies: [set(sessionName, sealed, maxAge), mark('1', maxAge)] };
    },
    close: () => [set(sessionName, '', 0), mark('', 0)],
    keepDevice: async (token) => [set(deviceName, await sealer.seal('device', { token }), YEAR)],
    deviceOf: async (request) => textOf(await sealedOf(request, 'device', deviceName), 'token'),
  };
}
