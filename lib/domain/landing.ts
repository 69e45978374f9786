import { parseUtc } from './parse-utc';
import type { HomeSection } from './product/types';

/** The campaign has ended at its end time exactly. An end that cannot be parsed is ignored. */
export function hasLandingEnded({ endsUtc }: { endsUtc: string | null }, now: number): boolean {
  const end = parseUtc(endsUtc);
  return end !== null && now >= end;
}

export function getLandingProducts(landing: {
  sections: readonly Pick<HomeSection, 'products'>[];
}) {
  const products = landing.sections.flatMap((section) => section.products);
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
