import type { ReactNode } from 'react';
import { getContactChannels } from '@/components/ui/contact-channels';
import { Icon, type IconName } from '@/components/ui/icon';
import { hasRoute } from '@/lib/features/feature-routes';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import type { StaticRoute } from '@/lib/routing/static-routes';
import { RichText } from '../ui/rich-text';
import { LazyContactForm } from './lazy-contact-form';
import { StaticPage } from './static-page';
import '@/components/forms/form-styles';

function ContactChannels() {
  const t = getTexts('support');
  const names = {
    phone: t('identity.phone'),
    messaging: t('contact.messaging'),
    email: t('identity.email'),
    address: t('identity.address'),
  };
  const channels = getContactChannels(() => t('contact.openMessaging'));
  const row = (icon: IconName, name: string, text: ReactNode) => (
    <div key={name}>
      <dt>
        <Icon name={icon} className="size-5 text-brand" />
        {name}
      </dt>
      <dd>{text}</dd>
    </div>
  );
  return (
    <dl className="contact-channels grid gap-x-8 gap-y-5 mt-4 sm:grid-cols-[1fr_1fr] xl:grid-cols-[repeat(3,1fr)]">
      {channels.map(({ kind, icon, text, href }) =>
        row(
          icon,
          names[kind],
          href ? (
            <a href={href} rel="noopener">
              {text}
            </a>
          ) : (
            text
          ),
        ),
      )}
      {row('clock', t('stores.hours'), t('contact.hours'))}
    </dl>
  );
}

const answers = [
  'support.faq',
  'about.warranties',
  'about.returns',
  'support.invoicing',
] as const satisfies readonly StaticRoute[];

export function ContactScreen() {
  const t = getTexts('support');
  return (
    <StaticPage page="support.contact" title={t('contact.title')} intro={t('contact.intro')}>
      <section className="static-section">
        <h2>{t('contact.channels')}</h2>
        <ContactChannels />
      </section>
      <section className="static-section">
        <h2>{t('contact.form')}</h2>
        <p className="hidden noscript:block">{t('contact.needsScript')}</p>
        <LazyContactForm privacy={<RichText text={t('contact.privacy')} />} />
      </section>
      <section className="static-section print:hidden">
        <h2>{t('contact.before')}</h2>
        <ul className="grid max-w-172 gap-x-8 grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]">
          {answers.filter(hasRoute).map((name) => (
            <li key={name}>
              <a
                href={route(name)}
                className="flex min-h-12 items-center justify-between hairline-b font-semibold hover:text-brand"
              >
                {t(`nav.${name}`)}
                <Icon name="chevron-right" className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </StaticPage>
  );
}
