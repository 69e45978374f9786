import { PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';
import { fixedImage } from './image-props';

interface PictureProps {
  /** URL of the picture; null shows the placeholder. */
  src: string | null;
  alt: string;
  /** Largest displayed width, in CSS pixels. */
  width: number;
  height?: number;
  className?: string;
}

/** A lazily loaded picture, for content below the first view. */
export function Picture({ src, alt, width, height = width, className }: PictureProps) {
  return (
    <img
      {...fixedImage(src ?? PLACEHOLDER_IMAGE, width)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={className}
    />
  );
}
