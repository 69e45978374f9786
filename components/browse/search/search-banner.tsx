import { PromoBanner } from '@/components/ui/promo-banner';
import { StaticHtml } from '@/components/ui/static-html';
import type { Banner } from '@/lib/domain/product/types';

/** The banner slots above and below the results. */
export const SEARCH_BANNER_SLOTS = ['BANNER_HEADER_SEARCH', 'BANNER_FOOTER_SEARCH'] as const;

/** The banner of one slot, if there is one. */
export function SearchBanner({
  banners,
  slot,
}: {
  banners: readonly Banner[];
  slot: (typeof SEARCH_BANNER_SLOTS)[number];
}) {
  const banner = banners.find((candidate) => candidate.slot === slot);
  if (!banner) return null;
  // It is the largest picture of the first view.
  const isOnTop = slot === 'BANNER_HEADER_SEARCH';
  return (
    <StaticHtml written={slot} className={isOnTop ? 'mt-4 mb-1' : 'mt-8'}>
      <PromoBanner
        banner={banner}
        shape="thin"
        sizes="(min-width: 1360px) 1296px, 100vw"
        priority={isOnTop}
      />
    </StaticHtml>
  );
}
