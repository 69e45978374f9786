import { DAY, mexicoToday } from '../core/clock';
import { isOffer } from '../search/engine';
import {
  LANDING_BANNERS,
  LANDINGS,
  type LandingRow,
  type LandingSectionRow,
} from '../seed/content/landings';
import type { Catalogue } from './catalogue';
import { byPopularity, presentable, variety } from './showcase';
import type { Article } from './types';

const SECTION_SIZE = 12;

interface LandingPage extends Omit<LandingRow, 'sections' | 'banner'> {
  id: string;
  banner: (typeof LANDING_BANNERS)[number] | undefined;
  /** Its last second; null when it goes on. */
  end: Date | null;
  sections: (LandingSectionRow & { articles: Article[] })[];
}

type Shop = { catalogue: Catalogue; now(): Date };

function articlesOf(catalogue: Catalogue, { categories, onlyOffers, most }: LandingSectionRow) {
  const shelves = categories.flatMap((slug) => catalogue.inCategory(slug));
  const pool = categories.length > 0 ? shelves : catalogue.articles;
  const isMeant = (one: Article) =>
    (!onlyOffers || isOffer(one)) && one.prices.current <= (most ?? Number.POSITIVE_INFINITY);
  const good = pool.filter((one) => presentable(one) && isMeant(one));
  return variety(good.sort(byPopularity).slice(0, 200), SECTION_SIZE);
}

/** A link to a category that a foreign catalogue lacks leads to the offers instead. */
function usefulLink({ catalogue }: Shop, link: string): string {
  const [, slug] = /^\/buscar\/categoria_(.+)$/.exec(link) ?? [];
  return slug && catalogue.inCategory(slug).length === 0 ? '/buscar?ofertas=1' : link;
}

function endOf(now: Date, days: number): Date {
  return new Date(Date.parse(`${mexicoToday(now)}T23:59:59-06:00`) + days * DAY);
}

export function landingsOf(shop: Shop): LandingPage[] {
  return LANDINGS.map((row, index) => ({
    ...row,
    id: String(index + 1),
    banner: LANDING_BANNERS[index],
    end: row.endsInDays === null ? null : endOf(shop.now(), row.endsInDays),
    sections: row.sections
      .map((section) => ({
        ...section,
        link: usefulLink(shop, section.link),
        articles: articlesOf(shop.catalogue, section),
      }))
      .filter(({ articles }) => articles.length > 0),
  })).filter(({ sections }) => sections.length > 0);
}

export const runningLandings = (shop: Shop): LandingPage[] =>
  landingsOf(shop).filter(({ end }) => end === null || end > shop.now());
