import { searchHref } from '@/components/search/search-href';
import { readablePhone } from '@/lib/domain/phone';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routes';
import { linkRel } from '@/lib/search-request';
import { type FooterContact, type FooterLink, FooterView } from './footer-view';
import { networkIcon, networkName } from './social';

/** Ways through the shop: a title, and pairs of address and words. */
function footerColumns() {
  const t = texts('layout');
  const offers = searchHref({ onlyOffers: true });
  return [
    {
      title: t('footer.explore'),
      links: [
        [offers, t('links.offers'), linkRel(offers)],
        [route('search_categories'), t('links.categories')],
        [route('marcas'), t('links.brands')],
        [route('support.stores'), t('footer.stores')],
      ],
    },
    {
      title: t('footer.support'),
      links: [
        [route('support.faq'), t('footer.faq')],
        [route('support.contact'), t('footer.contactUs')],
        [route('support.payments'), t('footer.payments')],
        [route('support.invoicing'), t('footer.invoicing')],
      ],
    },
    {
      title: t('footer.legal'),
      links: [
        [route('about.privacy'), t('footer.privacy')],
        [route('about.terms'), t('footer.terms')],
        [route('about.legal'), t('footer.legalNotice')],
        [route('about.returns'), t('footer.returns')],
        [route('about.warranties'), t('footer.warranties')],
      ],
    },
  ] satisfies { title: string; links: FooterLink[] }[];
}

/** How to reach the shop, as far as the deployment says. */
function contacts(): FooterContact[] {
  const t = texts('layout');
  const { MESSAGING_LINK, CONTACT_PHONE, CONTACT_EMAIL, CONTACT_ADDRESS } = serverEnv();
  const all: (FooterContact | '' | undefined)[] = [
    CONTACT_PHONE && {
      icon: 'call',
      text: readablePhone(CONTACT_PHONE),
      href: `tel:+52${CONTACT_PHONE}`,
    },
    MESSAGING_LINK && {
      icon: 'chat',
      text: t('footer.messaging', { name: networkName(MESSAGING_LINK) }),
      href: MESSAGING_LINK,
    },
    CONTACT_EMAIL && { icon: 'mail', text: CONTACT_EMAIL, href: `mailto:${CONTACT_EMAIL}` },
    CONTACT_ADDRESS && { icon: 'pin', text: CONTACT_ADDRESS },
  ];
  return all.filter((contact) => typeof contact === 'object');
}

/** The footer. Its words reach the browser once, as data, and not once more as elements. */
export function ShopFooter() {
  const t = texts('layout');
  const { SITE_NAME, SOCIAL_LINKS } = serverEnv();
  const networks = SOCIAL_LINKS.map((href) => {
    const name = networkName(href);
    return { href, name, icon: networkIcon(name) };
  });
  return (
    <FooterView
      name={SITE_NAME}
      contacts={contacts()}
      networks={networks}
      columns={footerColumns()}
      texts={{
        catalogue: t('copy.catalogue'),
        contact: t('footer.contact'),
        social: t('footer.social'),
        links: t('footer.links'),
        copy: `${t('copy.cashPrices')} ${t('copy.accuracy', { name: SITE_NAME })}`,
        rights: t('footer.rights', { year: new Date().getFullYear(), name: SITE_NAME }),
      }}
    />
  );
}
