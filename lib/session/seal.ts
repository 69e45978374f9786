import { CompactEncrypt, compactDecrypt } from 'jose';
import { parseJson } from '@/lib/api/client/json';

/** Purpose of a sealed text. A text that was sealed for another purpose is not opened. */
type Purpose = 'session' | 'device';

/** Encrypts (A256GCM) values that the browser stores but cannot read, and decrypts them. */
export interface Sealer {
  seal: (purpose: Purpose, value: object) => Promise<string>;
  /** The decrypted value. Null when the text was sealed with another key or for another purpose. */
  open: (purpose: Purpose, text: string) => Promise<unknown>;
}

/** A longer value is compressed, because all headers of a request together must stay below 8 KB. In bytes. */
const LONG_BYTES = 2500;

async function deriveKey(secret: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
}

const ALLOWED = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
};

/** Null when the text was sealed with another key. */
const decrypt = (text: string, key: Uint8Array) =>
  compactDecrypt(text, key, ALLOWED).catch(() => null);

/**
 * @param secrets of 32 characters or more, from which the keys are derived. The first one seals; each opens, so that
 * a secret can be changed while what was sealed with the old one lives on
 */
export function createSealer(secrets: readonly string[]): Sealer {
  const keys = Promise.all(secrets.map(deriveKey));
  return {
    async seal(typ, value) {
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
    async open(purpose, text) {
      const opened = (await Promise.all((await keys).map((key) => decrypt(text, key)))).find(
        Boolean,
      );
      if (opened?.protectedHeader.typ !== purpose) return null;
      return parseJson(new TextDecoder().decode(opened.plaintext));
    },
  };
}
