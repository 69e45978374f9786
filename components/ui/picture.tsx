import { PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';
import { fixedImage } from './image-props';

interface PictureProps {
  /** Address of the picture; null shows the placeholder. */
  src: string | null;
  alt: string;
  /** In CSS pixels, where it is widest. */
  width: number;
  height?: number;
  className?: string;
}

/** A picture below the first view: drawn in its size, loaded when it comes near. */
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
