'use client';

import { useQuery } from '@tanstack/react-query';
import { Picture } from '@/components/ui/picture';
import { bannersQuery } from '@/lib/api/banners';
import type { Banner } from '@/lib/domain/product/types';

const SLOTS = { wide: 'BANNER_MENU_CATEGORIES', small: 'BANNER_MENU_CATEGORIES_SMALL' } as const;

/** The optional banner of the menu. */
export function MenuBanner({ small = false }: { small?: boolean }) {
  const { data = [] } = useQuery(bannersQuery(Object.values(SLOTS)));
  const slot = small ? SLOTS.small : SLOTS.wide;
  const banner = data.find((candidate) => candidate.slot === slot);
  if (!banner) return null;
  const content = <BannerContent banner={banner} small={small} />;
  const className = small ? 'm-4 block' : 'block';
  return banner.link ? (
    <a href={banner.link} className={className}>
      {content}
    </a>
  ) : (
    <div className={className}>{content}</div>
  );
}

function BannerContent({ banner, small }: { banner: Banner; small: boolean }) {
  const { title, text, alt, callToAction } = banner;
  const image = small ? (banner.imageMobile ?? banner.image) : (banner.image ?? banner.imageMobile);
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      {image && (
        <Picture
          src={image}
          alt={title ? '' : alt}
          width={small ? 384 : 272}
          height={small ? 144 : 181}
          className={`w-full object-cover ${small ? 'aspect-[8/3]' : 'aspect-[3/2]'}`}
        />
      )}
      {title && (
        <div className="px-3 py-2.5">
          <p className="font-semibold">{title}</p>
          {text && <p className="text-sm text-ink-soft">{text}</p>}
          {callToAction && <p className="mt-1 text-sm font-semibold text-brand">{callToAction}</p>}
        </div>
      )}
    </div>
  );
}
