import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeSegment, slugify } from '@/lib/domain/slug';
import { forAll } from '@/tests/support/for-all';

it.each([
  ['Mis favoritos', 'mis-favoritos'],
  ['Almacenamiento Óptico Ñandú', 'almacenamiento-optico-nandu'],
  ['  Dos   espacios ', 'dos-espacios'],
  ['Wi-Fi 6E (802.11ax)', 'wifi-6e-80211ax'],
  ['Intel® Core™ i7 - 12700K', 'intel-core-i7-12700k'],
  ['¿?', ''],
])('%s → %s', (name, slug) => expect(slugify(name)).toBe(slug));

it.each<[segment: string, text: string | null]>([
  ['', ''],
  ['caf%C3%A9', 'café'],
  ['50%25', '50%'],
  ['a+b', 'a+b'],
  ['%00', '\u0000'],
  ...['%', '%zz', '%c3', '%C3%28', '100%-original'].map((text): [string, null] => [text, null]),
])('decodes %j', (segment, expected) => expect(decodeSegment(segment)).toBe(expected));

it('contains only letters, digits and single inner hyphens', () =>
  forAll(fc.string({ unit: 'grapheme' }), (name) =>
    expect(slugify(name)).toMatch(/^$|^[\p{L}\p{Nd}]+(-[\p{L}\p{Nd}]+)*$/u),
  ));
