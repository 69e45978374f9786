import { type BannerShape, PromoBanner } from '@/components/ui/promo-banner';
import { StaticHtml } from '@/components/ui/static-html';
import type { Banner } from '@/lib/domain/product/types';

const SIZES: Record<BannerShape, string> = {
  hero: '(min-width: 1360px) 1296px, 100vw',
  thin: '(min-width: 1360px) 1296px, 100vw',
  card: '(min-width: 992px) 33vw, (min-width: 576px) 50vw, 90vw',
  square: '(min-width: 992px) 25vw, 50vw',
};

/** The banners of one slot, side by side where they fit. */
export function BannerList({
  banners,
  written,
  shape,
  label,
}: {
  banners: readonly Banner[];
  /** Unique on the page. */
  written: string;
  shape: BannerShape;
  label: string;
}) {
  if (banners.length === 0) return null;
  return (
    <StaticHtml
      written={written}
      as="ul"
      className={`banner-list banner-list-${shape}`}
      aria-label={label}
    >
      {banners.map((banner) => (
        <li key={banner.id}>
          <PromoBanner banner={banner} shape={shape} sizes={SIZES[shape]} />
        </li>
      ))}
    </StaticHtml>
  );
}
