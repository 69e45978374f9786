import { getImageProps } from 'next/image';
import { imageUrl, PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';
import type { ProductImage } from '@/lib/domain/product/types';

/** Drawn at most this wide; a screen of double density gets the double (spec 9, densities). */
const WIDTH = 192;

/** A card's picture. Its alternative text is empty because the name stands beside it. */
export function CardPicture({
  image,
  priority,
}: {
  image: ProductImage | null;
  priority?: boolean;
}) {
  const { src, srcSet } = getImageProps({
    src: imageUrl(image, 'medium'),
    alt: '',
    width: WIDTH,
    height: WIDTH,
  }).props;
  return (
    <img
      className="card-pic"
      src={src}
      srcSet={srcSet}
      width={WIDTH}
      height={WIDTH}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      alt=""
      data-fallback={PLACEHOLDER_IMAGE}
    />
  );
}
