import type { Article } from '../catalogue/types';
import type { Resource } from '../core/json-api';
import type { BannerRow } from '../seed/content/banners';
import { CARD_INCLUDES, productResource } from './product-resource';
import type { Scope } from './resources';

interface SectionText {
  key: string;
  title: string;
  text: string;
  link: string;
}

/** A titled list of products; they join the document. */
export function sectionResource(
  scope: Scope,
  id: string,
  { key, title, text, link }: SectionText,
  articles: readonly Article[],
  end: Date | null = null,
): Resource {
  for (const article of articles) {
    scope.included.add(productResource(scope, article, CARD_INCLUDES, 'list'));
  }
  return {
    type: 'sections',
    id,
    attributes: { key, title, text, ends_utc: end?.toISOString() ?? null },
    relationships: {
      products: { data: articles.map((article) => ({ type: 'products', id: article.id })) },
    },
    links: { self: link },
  };
}

export function bannerResource(origin: string, row: BannerRow): Resource {
  return {
    type: 'banners',
    id: row.id,
    attributes: {
      slot: row.slot,
      title: row.title,
      text: row.text,
      call_to_action: row.action,
      image: `${origin}/media/banners/${row.id}-desktop.webp`,
      image_mobile: `${origin}/media/banners/${row.id}-mobile.webp`,
      alt: row.alt,
      link: row.link,
    },
  };
}
