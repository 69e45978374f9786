import { generateKeyPairSync, sign } from 'node:crypto';

/** A value of ASN.1: its tag, its length and its content. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const hex = content.length.toString(16);
  const size = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  const length = content.length < 128 ? [content.length] : [0x80 + size.length, ...size];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const bytes = (hex: string) => Buffer.from(hex, 'hex');

const VERSION_3 = der(0xa0, der(0x02, bytes('02')));
const ECDSA_WITH_SHA256 = sequence(der(0x06, bytes('2a8648ce3d040302')));
const COMMON_NAME = der(0x06, bytes('550403'));
const time = (text: string) => der(0x17, Buffer.from(text));

/** A key and a certificate that it has signed itself, for a server of a test. No client trusts it. */
export function createCertificate(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const named = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const content = sequence(
    VERSION_3,
    der(0x02, bytes('01')),
    ECDSA_WITH_SHA256,
    named,
    sequence(time('200101000000Z'), time('491231235959Z')),
    named,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(content, ECDSA_WITH_SHA256, der(0x03, bytes('00'), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}
