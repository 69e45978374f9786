import { getImageProps } from 'next/image';
import { imageUrl, PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';
import type { ProductImage } from '@/lib/domain/product/types';

/** In CSS pixels. */
const SIZE = 64;

/** A small picture beside the words that say what it shows. */
export function Thumbnail({ image }: { image: ProductImage | null }) {
  const { src, srcSet } = getImageProps({
    src: imageUrl(image, 'thumbnail'),
    alt: '',
    width: SIZE,
    height: SIZE,
  }).props;
  return (
    <img
      src={src}
      srcSet={srcSet}
      width={SIZE}
      height={SIZE}
      loading="lazy"
      alt=""
      data-fallback={PLACEHOLDER_IMAGE}
    />
  );
}
