import type { ProductImage } from './types';

export const PLACEHOLDER_IMAGE = '/images/imagen-no-disponible.png';

export type ImageSize = 'thumbnail' | 'medium' | 'large' | 'original';

/** The order of spec 3 first, then any other size. The placeholder is only for products without an image. */
const FALLBACKS = {
  thumbnail: ['extraSmall', 'small', 'medium', 'original', 'large'],
  medium: ['medium', 'large', 'original', 'small', 'extraSmall'],
  large: ['large', 'original', 'medium', 'small', 'extraSmall'],
  original: ['original', 'large', 'medium', 'small', 'extraSmall'],
} as const;

/** URL of an image in the requested size, or the placeholder. */
export function getImageUrl(
  image: Partial<ProductImage> | null | undefined,
  size: ImageSize,
): string {
  if (!image) return PLACEHOLDER_IMAGE;
  for (const name of FALLBACKS[size]) {
    const url = image[name];
    if (url) return url;
  }
  return PLACEHOLDER_IMAGE;
}

/** The cover image: the product's own `coverImage`, otherwise the image marked as cover, otherwise the first image. */
export function findCoverImage(
  images: readonly ProductImage[],
  coverImage: ProductImage | null,
): ProductImage | null {
  return coverImage ?? images.find((image) => image.isCover) ?? images[0] ?? null;
}
