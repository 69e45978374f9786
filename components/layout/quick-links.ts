import { searchHref } from '@/components/search/search-href';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routes';
import { linkRel } from '@/lib/search-request';

export interface QuickLink {
  href: string;
  label: string;
  /** For crawlers. */
  rel?: string;
}

/** The ways that every visitor asks for, in the header and in the menu. */
export function quickLinks(): QuickLink[] {
  const t = texts('layout');
  const offers = searchHref({ onlyOffers: true });
  return [
    { href: offers, label: t('links.offers'), rel: linkRel(offers) },
    { href: route('search_categories'), label: t('links.categories') },
    { href: route('marcas'), label: t('links.brands') },
    { href: route('support.stores'), label: t('links.stores') },
    { href: route('support.faq'), label: t('links.help') },
  ];
}
