import { CompactEncrypt, compactDecrypt } from 'jose';

/** What a sealed text is for; one that was made for something else is not opened. */
type Purpose = 'session' | 'device';

/** Seals and opens texts that the browser keeps but cannot read (A256GCM). */
export interface Sealer {
  seal: (purpose: Purpose, value: object) => Promise<string>;
  /** The value; null when the text is not one of this key and purpose. */
  open: (purpose: Purpose, text: string) => Promise<unknown>;
}

/** @param secret of any length from 32 characters; the key is made of it */
export function createSealer(secret: string): Sealer {
  const key = crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(secret))
    .then((hash) => new Uint8Array(hash));
  return {
    async seal(typ, value) {
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      return new CompactEncrypt(bytes)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ })
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
