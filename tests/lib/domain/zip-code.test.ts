import { expect, it } from 'vitest';
import { isZipCode } from '@/lib/domain/typed-text';

it('accepts five digits as text', () => {
  expect(isZipCode('01000')).toBe(true);
  for (const wrong of ['1000', '010000', '0100a', ' 01000', '٠١٠٠٠', 1000, null]) {
    expect(isZipCode(wrong)).toBe(false);
  }
});
