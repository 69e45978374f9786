import type { ReactNode } from 'react';
import { ThemeNames } from '@/components/shared/theme-button';
import { getContactChannels } from '@/components/ui/contact-channels';
import { Icon } from '@/components/ui/icon';
import { NETWORK_ICONS } from '@/components/ui/icon-names';
import { StaticHtml } from '@/components/ui/static-html';
import { serverEnv } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';
import { OPENS_PRIVACY_ATTRIBUTE, SOCIAL_WIDGET_ATTRIBUTE } from '../element-names';

/** Reserves the space of the social network's widget, so that nothing moves when the widget appears. */
function SocialWidgetPlaceholder() {
  const { SOCIAL_WIDGET } = serverEnv();
  if (!SOCIAL_WIDGET) return null;
  return (
    <div
      {...{ [SOCIAL_WIDGET_ATTRIBUTE]: SOCIAL_WIDGET }}
      className="mt-3 min-h-33 max-w-md noscript:hidden"
    />
  );
}

const NETWORKS: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'x.com': 'X',
  'twitter.com': 'X',
  'tiktok.com': 'TikTok',
  'linkedin.com': 'LinkedIn',
  'threads.net': 'Threads',
  'pinterest.com': 'Pinterest',
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  't.me': 'Telegram',
  'm.me': 'Messenger',
  'discord.gg': 'Discord',
  'discord.com': 'Discord',
};

/** The name of the network behind an address, or its host when the network is unknown. */
export function getNetworkName(address: string): string {
  const host = new URL(address).hostname.replace(/^(www|m|web|api)\./, '');
  return NETWORKS[host] ?? host;
}

/** Pages of each column, with the keys of their names. */
const COLUMNS = {
  'footer.explore': [
    ['search_categories', 'links.categories'],
    ['marcas', 'links.brands'],
    ['assembly-new', 'links.builder'],
    ['support.stores', 'footer.stores'],
  ],
  'footer.support': [
    ['support.faq', 'footer.faq'],
    ['support.contact', 'footer.contactUs'],
    ['support.payments', 'footer.payments'],
    ['support.invoicing', 'footer.invoicing'],
  ],
  'footer.legal': [
    ['about.privacy', 'footer.privacy'],
    ['about.terms', 'footer.terms'],
    ['about.legal', 'footer.legalNotice'],
    ['about.returns', 'footer.returns'],
    ['about.warranties', 'footer.warranties'],
  ],
} as const;

function footerColumns() {
  const t = getTexts('layout');
  const offers = { href: searchHref({ onlyOffers: true }), text: t('links.offers') };
  return (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((key) => {
    const pages = COLUMNS[key].flatMap(([name, text]) =>
      hasRoute(name) ? [{ href: route(name), text: t(text) }] : [],
    );
    return { title: t(key), links: key === 'footer.explore' ? [offers, ...pages] : pages };
  });
}

export function ShopFooter() {
  const t = getTexts('layout');
  const { SITE_NAME } = serverEnv();
  return (
    <footer className="foot">
      <StaticHtml partId="chrome-foot" className="foot-main">
        {FooterColumns}
      </StaticHtml>
      <StaticHtml partId="chrome-foot-end" className="foot-end">
        <div>
          <p className="max-w-prose">
            {t('copy.cashPrices')} {t('copy.accuracy', { name: SITE_NAME })}
          </p>
          {/* `PrivacyIsland` handles the click. */}
          <button
            type="button"
            {...{ [OPENS_PRIVACY_ATTRIBUTE]: '' }}
            className="min-h-11 underline noscript:hidden"
          >
            {getTexts('privacy')('preferences')}
          </button>
          {/* For phones, whose header has no room for it. */}
          <button
            type="button"
            data-theme-button=""
            className="min-h-11 underline md:hidden noscript:hidden"
          >
            <ThemeNames />
          </button>
          <p>{t('footer.rights', { year: new Date().getFullYear(), name: SITE_NAME })}</p>
        </div>
      </StaticHtml>
    </footer>
  );
}

function FooterColumns() {
  const t = getTexts('layout');
  const { SITE_NAME } = serverEnv();
  const channels = getContactChannels((link) =>
    t('footer.messaging', { name: getNetworkName(link) }),
  );
  return (
    <>
      <div>
        <p className="foot-name">
          <Icon name="mark" />
          {SITE_NAME}
        </p>
        <p>{t('copy.catalogue')}</p>
        <FooterColumn title={t('footer.contact')}>
          <address>
            {channels.map(({ icon, text, href }) =>
              href ? (
                <a key={text} href={href} rel="noopener">
                  <Icon name={icon} />
                  {text}
                </a>
              ) : (
                <p key={text}>
                  <Icon name={icon} />
                  {text}
                </p>
              ),
            )}
          </address>
          <SocialLinks label={t('footer.social')} />
          <SocialWidgetPlaceholder />
        </FooterColumn>
      </div>
      <nav aria-label={t('footer.links')}>
        {footerColumns().map(({ title, links }) => (
          <FooterColumn key={title} title={title}>
            <ul>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <a href={href} rel={linkRel(href)}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </FooterColumn>
        ))}
      </nav>
    </>
  );
}

/** A column that is folded on phones. From 768 pixels on its head is a plain heading, and its content always there. */
const FooterColumn = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="foot-column">
    <h2>{title}</h2>
    <details>
      <summary aria-label={title} />
      {children}
    </details>
  </div>
);

function SocialLinks({ label }: { label: string }) {
  const { SOCIAL_LINKS } = serverEnv();
  if (SOCIAL_LINKS.length === 0) return null;
  return (
    <ul aria-label={label} className="foot-social">
      {SOCIAL_LINKS.map((href) => {
        const name = getNetworkName(href);
        const icon = NETWORK_ICONS.find((known) => known === name);
        return (
          <li key={href}>
            <a href={href} rel="noopener" aria-label={name}>
              {icon ? <Icon name={icon} /> : name.slice(0, 1).toUpperCase()}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
