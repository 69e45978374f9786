import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const HASH = 'sha256';
const HASH_BYTES = 32;

/** What only the servers of the shop know, of all who can read and write in Redis. */
export interface SharedSecret {
  /** The bytes with a signature that counts for this key only. */
  sign(key: string, bytes: Buffer): Buffer;
  /** The bytes that were signed for this key. Null where the signature is not the shop's. */
  verify(key: string, signed: Buffer): Buffer | null;
  /** A name that says nothing about what it stands for. */
  hide(name: string): string;
}

/** @param secrets the first one signs; each verifies, so that a secret can be changed */
export function createSharedSecret(secrets: readonly string[]): SharedSecret {
  const keysFor = (purpose: string) =>
    secrets.map((secret) => Buffer.from(hkdfSync(HASH, secret, '', purpose, HASH_BYTES)));
  const signing = keysFor('shop: entries in Redis');
  const [hiding = ''] = keysFor('shop: names in Redis');
  const [newest = ''] = signing;
  return {
    sign: (key, bytes) => Buffer.concat([signatureOf(newest, key, bytes), bytes]),
    verify(key, signed) {
      if (signed.length < HASH_BYTES) return null;
      const signature = signed.subarray(0, HASH_BYTES);
      const bytes = signed.subarray(HASH_BYTES);
      const isOurs = signing.some((secret) =>
        timingSafeEqual(signatureOf(secret, key, bytes), signature),
      );
      return isOurs ? bytes : null;
    },
    hide: (name) => createHmac(HASH, hiding).update(name).digest('base64url'),
  };
}

const signatureOf = (secret: Buffer | string, key: string, bytes: Buffer): Buffer =>
  createHmac(HASH, secret).update(`${key.length}:${key}`).update(bytes).digest();
