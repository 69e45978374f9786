import { fixedImage } from '@/components/ui/image-props';
import type { Brand } from '@/lib/domain/product/types';
import { searchHref } from '@/lib/routing/search-href';

/** The data of a brand tile. It is plain data, because the filterable list runs in the browser. */
export interface BrandEntry {
  name: string;
  href: string;
  logo: { src: string; srcSet?: string } | null;
}

const LOGO_WIDTH = 128;

export function toBrandEntry({ name, slug, imageSmall }: Brand): BrandEntry {
  return {
    name,
    href: searchHref({ brands: [slug] }),
    logo: imageSmall ? fixedImage(imageSmall, LOGO_WIDTH) : null,
  };
}

import './browse.css';

export function BrandTile({ brand: { name, href, logo } }: { brand: BrandEntry }) {
  return (
    <a href={href} className="brand-tile">
      {logo ? (
        <img
          src={logo.src}
          srcSet={logo.srcSet}
          width={128}
          height={64}
          loading="lazy"
          alt={name}
        />
      ) : (
        <span>{name}</span>
      )}
    </a>
  );
}
