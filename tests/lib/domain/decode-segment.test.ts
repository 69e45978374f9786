import { expect, it } from 'vitest';
import { decodeSegment } from '@/lib/domain/slug';

it.each([
  ['', ''],
  ['caf%C3%A9', 'café'],
  ['50%25', '50%'],
  ['a+b', 'a+b'],
  ['%00', '\u0000'],
  ['%', null],
  ['%zz', null],
  ['%c3', null],
  ['%C3%28', null],
  ['100%-original', null],
])('decodes %j', (segment, expected) => expect(decodeSegment(segment)).toBe(expected));
