import { type BannerShape, PromoBanner } from '@/components/ui/promo-banner';
import { StaticHtml } from '@/components/ui/static-html';
import type { Banner } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { CarouselControls } from './carousel-controls';

interface CarouselProps {
  id: string;
  banners: readonly Banner[];
  label: string;
  shape: Extract<BannerShape, 'hero' | 'card'>;
  sizes: string;
  /** The carousel is in the first view, so its first picture loads eagerly. */
  priority?: boolean;
}

/** Banners in a row that scrolls sideways and snaps to each banner. It never moves by itself. */
export function Carousel({ id, banners, label, shape, sizes, priority }: CarouselProps) {
  if (banners.length === 0) return null;
  const t = getTexts('home');
  const count = banners.length;
  return (
    <section
      className={`carousel carousel-${shape}`}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
    >
      <StaticHtml written={id} as="ul" id={id}>
        {banners.map((banner, index) => (
          <li key={banner.id} aria-label={t('carousel.position', { index: index + 1, count })}>
            <PromoBanner
              banner={banner}
              shape={shape}
              sizes={sizes}
              priority={priority && index === 0}
            />
          </li>
        ))}
      </StaticHtml>
      {count > 1 && (
        <CarouselControls
          listId={id}
          count={count}
          previous={t('carousel.previous')}
          next={t('carousel.next')}
        />
      )}
    </section>
  );
}
