import { parseUtc } from './instant';
import type { Banner, ProductSummary, Section } from './product/types';

/** A campaign with a page of its own. */
export interface Landing {
  id: string;
  /** What its address says. */
  slug: string;
  title: string;
  /** One or two sentences. */
  text: string;
  metaDescription: string;
  banner: Banner | null;
  /** HTML of the backend; sanitised where it is rendered. */
  contentHtml: string;
  sections: Section[];
  /** End of the campaign, ISO 8601 in UTC; null when it goes on. */
  endsUtc: string | null;
}

/** @param now milliseconds since 1970. The instant of the end is over; an unreadable end never comes. */
export function hasEnded({ endsUtc }: Pick<Landing, 'endsUtc'>, now: number): boolean {
  const end = parseUtc(endsUtc);
  return end !== null && now >= end;
}

/** The products of all sections, each once and in order. */
export function landingProducts({ sections }: Pick<Landing, 'sections'>): ProductSummary[] {
  const products = sections.flatMap((section) => section.products);
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
