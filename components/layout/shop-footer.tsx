import Link from 'next/link';
import { PrivacyButton } from '@/components/privacy/privacy-button';
import { searchHref } from '@/components/search/search-href';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routes';
import { linkRel } from '@/lib/search-request';
import { FooterContact } from './footer-contact';
import { TrustRow } from './trust-row';

function footerColumns() {
  const t = texts('layout');
  return [
    {
      title: t('footer.explore'),
      links: [
        { href: searchHref({ onlyOffers: true }), label: t('links.offers') },
        { href: route('search_categories'), label: t('links.categories') },
        { href: route('marcas'), label: t('links.brands') },
        { href: route('support.stores'), label: t('footer.stores') },
      ],
    },
    {
      title: t('footer.support'),
      links: [
        { href: route('support.faq'), label: t('footer.faq') },
        { href: route('support.contact'), label: t('footer.contactUs') },
        { href: route('support.payments'), label: t('footer.payments') },
        { href: route('support.invoicing'), label: t('footer.invoicing') },
      ],
    },
    {
      title: t('footer.legal'),
      links: [
        { href: route('about.privacy'), label: t('footer.privacy') },
        { href: route('about.terms'), label: t('footer.terms') },
        { href: route('about.legal'), label: t('footer.legalNotice') },
        { href: route('about.returns'), label: t('footer.returns') },
        { href: route('about.warranties'), label: t('footer.warranties') },
      ],
    },
  ];
}

export function ShopFooter() {
  const t = texts('layout');
  const { SITE_NAME } = serverEnv();
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <div className="border-b border-line">
        <TrustRow />
      </div>
      <div className="page-width grid gap-10 py-10 md:grid-cols-[1.3fr_2fr]">
        <FooterContact />
        <nav
          aria-label={t('footer.links')}
          className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3"
        >
          {footerColumns().map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-base font-semibold">{title}</h2>
              <ul className="mt-1">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      prefetch={false}
                      rel={linkRel(href)}
                      className="inline-flex min-h-11 items-center py-1 text-sm text-ink-soft hover:text-ink hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-5 text-sm text-ink-soft">
          <p className="max-w-prose">
            {t('copy.cashPrices')} {t('copy.accuracy', { name: SITE_NAME })}
          </p>
          <PrivacyButton />
          <p>{t('footer.rights', { year: new Date().getFullYear(), name: SITE_NAME })}</p>
        </div>
      </div>
    </footer>
  );
}
