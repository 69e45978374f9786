import { fixedImage } from '@/components/ui/image-props';
import { getImageUrl } from '@/lib/domain/product/images';
import type { ProductImage } from '@/lib/domain/product/types';

/** In CSS pixels. */
const SIZE = 64;

/** A small decorative picture. The product's name stands beside it. */
export function Thumbnail({ image }: { image: ProductImage | null }) {
  const address = fixedImage(getImageUrl(image, 'thumbnail'), SIZE);
  return <img {...address} width={SIZE} height={SIZE} loading="lazy" alt="" />;
}
