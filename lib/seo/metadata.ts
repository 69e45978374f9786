import type { Metadata } from 'next';
import { serverEnv } from '@/lib/env';

const SHARE_IMAGE = '/images/logo-square.jpg';

export interface PageMeta {
  /** Without it the title is the shop's name only. */
  title?: string;
  description: string;
  /** Path of the canonical address. */
  path: string;
  /** Addresses of share images; the shop's own by default. */
  images?: readonly string[];
  noIndex?: boolean;
}

/** The metadata of a page by 'Page meta' (spec 3). Each page adds `og:type` itself: see OpenGraphType. */
export function pageMetadata({ title, description, path, images, noIndex }: PageMeta): Metadata {
  const { SITE_NAME, SITE_URL } = serverEnv();
  const url = new URL(path, SITE_URL).href;
  const fullTitle = title ? `${title} | ${SITE_NAME}` : SITE_NAME;
  return {
    metadataBase: new URL(SITE_URL),
    title: fullTitle,
    description,
    alternates: { canonical: url },
    ...(noIndex && { robots: { index: false } }),
    openGraph: {
      title: fullTitle,
      description,
      url,
      siteName: SITE_NAME,
      locale: 'es_MX',
      images: [...(images?.length ? images : [SHARE_IMAGE])],
    },
    // Next would repeat the images. Services that read these tags take them from Open Graph.
    twitter: { card: 'summary_large_image', images: [] },
  };
}
