import { getImageProps } from 'next/image';
import { PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';

interface PictureProps {
  /** Address of the picture; null shows the placeholder. */
  src: string | null;
  alt: string;
  width: number;
  height: number;
  sizes: string;
  className?: string;
  /** First view: loaded at once and with priority. Others load lazily. */
  priority?: boolean;
}

/** A picture in the sizes and formats that the browser asks for, without code in the browser. */
export function Picture({ src, alt, width, height, sizes, className, priority }: PictureProps) {
  const { props } = getImageProps({
    src: src ?? PLACEHOLDER_IMAGE,
    alt,
    width,
    height,
    sizes,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
  });
  return <img {...props} alt={alt} className={className} data-fallback={PLACEHOLDER_IMAGE} />;
}
