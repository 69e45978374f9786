import { fixedImage } from './image-props';

interface PictureProps {
  src: string | null | undefined;
  alt: string;
  /** Largest displayed width and height, in CSS pixels. */
  width: number;
  className?: string;
}

/** A lazily loaded picture, for content below the first view. */
export function Picture({ src, alt, width, className }: PictureProps) {
  return (
    <img
      {...fixedImage(src, width)}
      alt={alt}
      width={width}
      height={width}
      loading="lazy"
      className={className}
    />
  );
}
