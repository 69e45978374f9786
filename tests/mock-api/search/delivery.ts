import { isDigital } from '../catalogue/showcase';
import type { Article } from '../catalogue/types';
import { addDeliveryDays, DAY, mexicoToday } from '../core/clock';
import { badParameter } from '../core/problem';
import { isNearby } from '../places/estimate';
import { placeOf } from '../places/zip-codes';

export const DELIVERY_SLUGS = ['tomorrow', 'pickup_today'] as const;
export type DeliverySlug = (typeof DELIVERY_SLUGS)[number];

/** A wanted delivery; `state` is null for a place that does not exist, to which nothing is sent. */
export interface DeliveryRequest {
  slug: DeliverySlug;
  state: string | null;
  /** Whether parcels are delivered tomorrow at all. */
  isTomorrowServed: boolean;
}

export type DeliveryRow = {
  slug: DeliverySlug;
  /** Only where a place is known. */
  count?: number;
};

/** `delivery` and `zip_code` of a query; null when neither is there. */
export function deliveryOf(query: URLSearchParams, now: Date): DeliveryRequest | null {
  const [raw, zipCode] = [query.get('delivery'), query.get('zip_code')];
  if (raw === null && zipCode === null) return null;
  const slug = DELIVERY_SLUGS.find((one) => one === raw);
  if (!slug || zipCode === null) {
    throw badParameter('delivery', 'La entrega y el código postal van juntos.');
  }
  const today = mexicoToday(now);
  const tomorrow = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
  const isTomorrowServed = addDeliveryDays(today, 1).slice(0, 10) === tomorrow;
  return { slug, state: placeOf(zipCode)?.state.code ?? null, isTomorrowServed };
}

/** Counts what can be had at the wanted place, each kind by itself. */
export class DeliveryCounter {
  private readonly counts = { tomorrow: 0, pickup_today: 0 };
  private hasParcels = false;

  constructor(private readonly wanted: DeliveryRequest | null) {}

  private isServed(article: Article, slug: DeliverySlug): boolean {
    const { state, isTomorrowServed } = this.wanted ?? { state: null, isTomorrowServed: false };
    if (state === null || isDigital(article) || !isNearby(article, state)) return false;
    return slug === 'pickup_today' || isTomorrowServed;
  }

  isMissing(article: Article): boolean {
    return this.wanted !== null && !this.isServed(article, this.wanted.slug);
  }

  add(article: Article): void {
    this.hasParcels ||= !isDigital(article);
    for (const slug of DELIVERY_SLUGS) if (this.isServed(article, slug)) this.counts[slug]++;
  }

  /** None where everything comes by e-mail and nobody asks. */
  rows(): DeliveryRow[] {
    if (!this.hasParcels && !this.wanted) return [];
    return DELIVERY_SLUGS.map((slug) => ({
      slug,
      ...(this.wanted && { count: this.counts[slug] }),
    }));
  }
}
