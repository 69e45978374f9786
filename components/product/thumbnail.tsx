import { fixedImage } from '@/components/ui/image-props';
import type { ProductImage } from '@/lib/domain/product/types';

const SIZE = 64;

/** A small decorative picture. The product's name stands beside it. */
export function Thumbnail({ image }: { image: ProductImage | null }) {
  return (
    <img {...fixedImage(image?.thumbnail, SIZE)} width={SIZE} height={SIZE} loading="lazy" alt="" />
  );
}
