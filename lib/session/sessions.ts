import { timingSafeEqual } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { parseJson } from '@/lib/api/client/json';
import { readCookies, SESSION_FLAG_COOKIE, serializeCookie, serializeSplitCookie } from './cookies';

type Purpose = 'session' | 'device';

/** A longer value is compressed, because all headers of a request together must stay below 8 KB. In bytes. */
const LONG_BYTES = 2500;

async function deriveKey(secret: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
}

const ALLOWED = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
};

const decrypt = (text: string, key: Uint8Array) =>
  compactDecrypt(text, key, ALLOWED).catch(() => null);

/** Encrypts (A256GCM) what the browser stores and cannot read. @param secrets of 32 characters or more. The first one seals; each opens, so that a secret can be changed while what the old one sealed lives on */
export function createSealer(secrets: readonly string[]) {
  const keys = Promise.all(secrets.map(deriveKey));
  return {
    async seal(typ: Purpose, value: object) {
      const [key] = await keys;
      if (!key) throw new Error('There is no secret to seal with.');
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      return new CompactEncrypt(bytes)
        .setProtectedHeader({
          alg: 'dir',
          enc: 'A256GCM',
          typ,
          ...(bytes.length > LONG_BYTES ? { zip: 'DEF' } : {}),
        })
        .encrypt(key);
    },
    async open(purpose: Purpose, text: string): Promise<unknown> {
      const opened = (await Promise.all((await keys).map((key) => decrypt(text, key)))).find(
        Boolean,
      );
      if (opened?.protectedHeader.typ !== purpose) return null;
      return parseJson(new TextDecoder().decode(opened.plaintext));
    },
  };
}

/** The backend's token. The server knows it only while it answers one request. */
export interface OpenSession {
  token: string;
}

interface NewSession {
  token: string;
  /** Seconds from now. */
  expiresIn: number;
  isPersistent: boolean;
}

/** Documents are the same for everybody, and the session can have some kilobytes. Another site's cookie of this name does not open with the page's handle. */
const SESSION_PATH = '/api';
/** The device's cookie has no handle to be known by. Its name on https (`__Host-`) is what only this site can set. */
const DEVICE_PATH = '/';
const YEAR_SECONDS = 365 * 24 * 3600;
const HANDLE_BYTES = 32;

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

/** Stateless: the cookie holds the sealed token and the hash of a handle that only the page has. Both are needed. @param now in milliseconds */
export function createSessions(secrets: readonly string[], isSecure: boolean, now = Date.now) {
  const sealer = createSealer(secrets);
  const [sessionName, deviceName] = isSecure
    ? (['__Secure-session', '__Host-device'] as const)
    : (['session', 'device'] as const);
  const set = (request: Request, value: string, maxAge: number | null) =>
    serializeSplitCookie(request, sessionName, value, { isSecure, maxAge, path: SESSION_PATH });
  const mark = (value: string, maxAge: number | null) =>
    serializeCookie(SESSION_FLAG_COOKIE, value, { isSecure, maxAge, path: '/', isReadable: true });

  async function readSealed(text: string, handle: string): Promise<string | null> {
    const sealed = await sealer.open('session', text);
    const [token, hash, expires] = ['token', 'hash', 'expires'].map((name) =>
      readTextField(sealed, name),
    );
    if (!token || !hash || Number(expires) <= now()) return null;
    const [known, given] = [Buffer.from(hash, 'base64url'), await hashHandle(handle)];
    return known.length === given.length && timingSafeEqual(known, given) ? token : null;
  }

  return {
    /** Null unless the request has both the sealed cookie and its handle. */
    async read(request: Request): Promise<OpenSession | null> {
      const handle = readHandle(request);
      if (!handle) return null;
      for (const text of readCookies(request, sessionName)) {
        const token = await readSealed(text, handle);
        if (token) return { token };
      }
      return null;
    },
    /** The browser sends the handle with each call. It is worthless without the cookie. */
    async open(request: Request, { token, expiresIn, isPersistent }: NewSession) {
      const handle = toBase64(crypto.getRandomValues(new Uint8Array(HANDLE_BYTES)));
      const hash = toBase64(await hashHandle(handle));
      const expires = String(now() + expiresIn * 1000);
      const sealed = await sealer.seal('session', { token, hash, expires });
      const maxAge = isPersistent ? expiresIn : null;
      return { handle, cookies: [...set(request, sealed, maxAge), mark('1', maxAge)] };
    },
    close: (request: Request) => [...set(request, '', 0), mark('', 0)],
    /** The `Set-Cookie` value that identifies this device at later logins. The cookie survives the session. */
    async setDeviceToken(token: string) {
      const options = { isSecure, maxAge: YEAR_SECONDS, path: DEVICE_PATH };
      return serializeCookie(deviceName, await sealer.seal('device', { token }), options);
    },
    async readDeviceToken(request: Request) {
      const [text] = readCookies(request, deviceName);
      return text === undefined ? null : readTextField(await sealer.open('device', text), 'token');
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
