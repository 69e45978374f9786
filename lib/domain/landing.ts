import { parseUtc } from './parse-utc';
import type { Banner, HomeSection, ProductSummary } from './product/types';

/** A campaign with its own page. */
export interface Landing {
  id: string;
  /** The last part of the URL of its page. */
  slug: string;
  title: string;
  /** One or two sentences. */
  text: string;
  metaDescription: string;
  banner: Banner | null;
  /** HTML from the backend. It is sanitised where it is rendered. */
  contentHtml: string;
  sections: HomeSection[];
  /** End of the campaign, ISO 8601 in UTC; null when it has no end. */
  endsUtc: string | null;
}

/**
 * The campaign has ended at its end time exactly. An end that cannot be parsed is ignored.
 * @param now milliseconds since 1970
 */
export function hasLandingEnded({ endsUtc }: Pick<Landing, 'endsUtc'>, now: number): boolean {
  const end = parseUtc(endsUtc);
  return end !== null && now >= end;
}

/** The products of all sections in order, without duplicates. */
export function getLandingProducts({ sections }: Pick<Landing, 'sections'>): ProductSummary[] {
  const products = sections.flatMap((section) => section.products);
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
