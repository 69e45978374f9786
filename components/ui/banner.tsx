import type { Banner as BannerEntity } from '@/lib/domain/product/types';
import { linkRel } from '@/lib/routing/search-request';
import { BLANK_IMAGE } from './blank-image';
import { fluidImage } from './image-props';
import './banner.css';

export type BannerShape = 'hero' | 'card' | 'thin' | 'square';

/** Pixels of the largest picture that a shape is drawn with. */
const dimensions: Record<BannerShape, { width: number; height: number }> = {
  hero: { width: 1296, height: 486 },
  card: { width: 640, height: 320 },
  thin: { width: 1296, height: 162 },
  square: { width: 480, height: 480 },
};
/** From here down the picture made for phones is shown. */
const NARROW = '(max-width: 767px)';
/** Enough for phones of triple density, in CSS pixels. */
const NARROW_WIDTH = 600;

interface BannerProps {
  banner: BannerEntity;
  shape: BannerShape;
  sizes: string;
  /** First view: its picture loads at once and first. */
  priority?: boolean;
}

/** A promotion: a picture with its words over it, all of it one link. */
export function Banner({ banner, shape, sizes, priority }: BannerProps) {
  const { title, text, callToAction, link } = banner;
  const content = (
    <>
      <BannerPicture banner={banner} shape={shape} sizes={sizes} priority={priority} />
      {(title || text || callToAction) && (
        <span className="banner-words">
          {title && <strong>{title}</strong>}
          {text && <span>{text}</span>}
          {callToAction && <span className="banner-call">{callToAction}</span>}
        </span>
      )}
    </>
  );
  const className = `banner banner-${shape}`;
  if (!link) return <div className={className}>{content}</div>;
  const rel = link.startsWith('/') ? linkRel(link) : 'noopener noreferrer';
  return (
    <a href={link} rel={rel} className={className}>
      {content}
    </a>
  );
}

function BannerPicture({ banner, shape, sizes, priority }: BannerProps) {
  const { image, imageMobile, title, text } = banner;
  const wide = image ?? imageMobile;
  if (!wide) return null;
  // Beside words of its own the picture only decorates.
  const alt = title || text ? '' : banner.alt;
  const { width, height } = dimensions[shape];
  return (
    <picture>
      {imageMobile && image && (
        <source
          media={NARROW}
          srcSet={fluidImage(imageMobile, NARROW_WIDTH).srcSet}
          sizes={sizes}
        />
      )}
      <img
        {...fluidImage(wide, width)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        data-fallback={BLANK_IMAGE}
      />
    </picture>
  );
}
