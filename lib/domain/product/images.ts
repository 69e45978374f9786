import type { ProductImage } from './types';

export const PLACEHOLDER_IMAGE = '/images/imagen-no-disponible.png';

export type ImageSize = 'thumbnail' | 'medium' | 'large' | 'original';

/** Spec 3's order first; then whatever size there is, since the placeholder is for no image at all. */
const FALLBACKS = {
  thumbnail: ['extraSmall', 'small', 'medium', 'original', 'large'],
  medium: ['medium', 'large', 'original', 'small', 'extraSmall'],
  large: ['large', 'original', 'medium', 'small', 'extraSmall'],
  original: ['original', 'large', 'medium', 'small', 'extraSmall'],
} as const;

/** Address of a picture in the wanted size, or the placeholder. */
export function imageUrl(image: Partial<ProductImage> | null | undefined, size: ImageSize): string {
  if (!image) return PLACEHOLDER_IMAGE;
  for (const name of FALLBACKS[size]) {
    const url = image[name];
    if (url) return url;
  }
  return PLACEHOLDER_IMAGE;
}

/** The cover: the one named by the product, else the one marked so, else the first. */
export function coverOf(
  images: readonly ProductImage[],
  coverImage: ProductImage | null,
): ProductImage | null {
  return coverImage ?? images.find((image) => image.isCover) ?? images[0] ?? null;
}
