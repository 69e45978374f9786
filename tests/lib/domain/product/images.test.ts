import { expect, it } from 'vitest';
import { findCoverImage, getImageUrl, PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';
import type { ProductImage } from '@/lib/domain/product/types';

function image(changes: Partial<ProductImage> = {}): ProductImage {
  return {
    id: '1',
    isCover: false,
    original: null,
    small: null,
    medium: null,
    large: null,
    extraSmall: null,
    ...changes,
  };
}
const FULL = image({ original: 'o', small: 's', medium: 'm', large: 'l', extraSmall: 'xs' });

it.each([
  ['thumbnail', ['extraSmall', 'small', 'medium', 'original']],
  ['medium', ['medium', 'large', 'original']],
  ['large', ['large', 'original']],
  ['original', ['original']],
] as const)('%s falls back along %j', (size, chain) => {
  let rest = FULL;
  for (const field of chain) {
    expect(getImageUrl(rest, size)).toBe(FULL[field]);
    rest = { ...rest, [field]: field === 'medium' ? '' : null };
  }
});

it('prefers any size to the placeholder', () => {
  expect(getImageUrl(image({ extraSmall: 'xs' }), 'large')).toBe('xs');
  expect(getImageUrl(image(), 'large')).toBe(PLACEHOLDER_IMAGE);
  expect(getImageUrl(null, 'thumbnail')).toBe('/images/imagen-no-disponible.png');
});

it('finds the cover image', () => {
  const [first, marked, named] = [image(), image({ id: '2', isCover: true }), image({ id: '3' })];
  expect(findCoverImage([first, marked], named)).toBe(named);
  expect(findCoverImage([first, marked], null)).toBe(marked);
  expect(findCoverImage([first], null)).toBe(first);
  expect(findCoverImage([], null)).toBeNull();
});
