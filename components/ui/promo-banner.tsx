import type { Banner } from '@/lib/domain/product/types';
import { linkRel } from '@/lib/routing/search-request';
import { BLANK_IMAGE, fluidImage } from './image-props';
import './banner.css';

export type BannerShape = 'hero' | 'card' | 'thin' | 'square';

const WHOLE_PAGE = '(min-width: 1360px) 1296px, 100vw';

/** Largest picture size of each shape, in CSS pixels, and its width on the pages that are as wide as the screen. */
const PICTURES: Record<BannerShape, { width: number; height: number; sizes: string }> = {
  hero: { width: 1296, height: 486, sizes: WHOLE_PAGE },
  card: {
    width: 640,
    height: 320,
    sizes: '(min-width: 992px) 33vw, (min-width: 576px) 50vw, 90vw',
  },
  thin: { width: 1296, height: 162, sizes: WHOLE_PAGE },
  square: { width: 480, height: 480, sizes: '(min-width: 992px) 25vw, 50vw' },
};
const NARROW = '(max-width: 767px)';
/** Width of the mobile picture in CSS pixels, enough for phones with triple pixel density. */
const NARROW_WIDTH = 600;

interface BannerProps {
  banner: Banner;
  shape: BannerShape;
  /** Where it has another width than on such a page. */
  sizes?: string;
  /** For the first view: the picture is loaded eagerly, with high priority. */
  priority?: boolean;
}

export function PromoBanner({ banner, shape, sizes, priority }: BannerProps) {
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

function BannerPicture({ banner, shape, sizes = PICTURES[shape].sizes, priority }: BannerProps) {
  const { image, imageMobile, title, text } = banner;
  const wide = image ?? imageMobile;
  if (!wide) return null;
  // With a text over it, the picture is only decoration.
  const alt = title || text ? '' : banner.alt;
  const { width, height } = PICTURES[shape];
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
