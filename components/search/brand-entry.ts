import { getImageProps } from 'next/image';
import type { Brand } from '@/lib/domain/product/types';
import { searchHref } from './search-href';

/** A brand as its tile needs it; plain data, because the list that filters itself runs in the browser. */
export interface BrandEntry {
  name: string;
  href: string;
  logo: { src: string; srcSet?: string } | null;
}

const LOGO = { width: 128, height: 64 };

export function brandEntry({ name, slug, imageSmall }: Brand): BrandEntry {
  const props = imageSmall && getImageProps({ src: imageSmall, alt: '', ...LOGO }).props;
  return {
    name,
    href: searchHref({ brands: [slug] }),
    logo: props ? { src: props.src, srcSet: props.srcSet } : null,
  };
}
