import { hasFeature } from '@/lib/features/has-feature';
import type { Texts } from '@/lib/i18n/types';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';

export function quickLinks(t: Texts<'layout'>) {
  return [
    { href: searchHref({ onlyOffers: true }), label: t('links.offers') },
    { href: searchHref({ sort: 'newest' }), label: t('links.newest') },
    { href: searchHref({ sort: 'rating' }), label: t('links.rating') },
    ...(hasFeature('builder') ? [{ href: route('assembly-new'), label: t('links.builder') }] : []),
    { href: route('marcas'), label: t('links.brands') },
    ...(hasFeature('stores') ? [{ href: route('support.stores'), label: t('links.stores') }] : []),
    { href: route('support.faq'), label: t('links.help') },
  ];
}
