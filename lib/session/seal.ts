import { CompactEncrypt, compactDecrypt } from 'jose';

/** Purpose of a sealed text. A text that was sealed for another purpose is not opened. */
type Purpose = 'session' | 'device';

/** Encrypts (A256GCM) values that the browser stores but cannot read, and decrypts them. */
export interface Sealer {
  seal: (purpose: Purpose, value: object) => Promise<string>;
  /** The decrypted value. Null when the text was sealed with another key or for another purpose. */
  open: (purpose: Purpose, text: string) => Promise<unknown>;
}

/** A longer value is compressed, because all headers of a request together must stay below 16 KB. In bytes. */
const LONG_BYTES = 2500;

/** @param secret at least 32 characters; the key is derived from it */
export function createSealer(secret: string): Sealer {
  const key = crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(secret))
    .then((hash) => new Uint8Array(hash));
  return {
    async seal(typ, value) {
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      return new CompactEncrypt(bytes)
        .setProtectedHeader({
          alg: 'dir',
          enc: 'A256GCM',
          typ,
          ...(bytes.length > LONG_BYTES ? { zip: 'DEF' } : {}),
        })
        .encrypt(await key);
    },
    async open(purpose, text) {
      try {
        const allowed = {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        };
        const { plaintext, protectedHeader } = await compactDecrypt(text, await key, allowed);
        if (protectedHeader.typ !== purpose) return null;
        return JSON.parse(new TextDecoder().decode(plaintext));
      } catch {
        return null;
      }
    },
  };
}
