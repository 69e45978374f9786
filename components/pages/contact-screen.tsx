import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { serverEnv } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import type { StaticRoute } from '@/lib/routing/static-routes';
import { RichText } from '../ui/rich-text';
import { contactTexts } from './content';
import { type ContactChannel, getContactChannels } from './content-screen';
import { LazyContactForm } from './lazy-contact-form';
import { StaticPage } from './static-page';
import '@/components/forms/form-styles';

/** The configured contact channels of the shop (phone, messages, e-mail, address) and its hours. */
function ContactChannels() {
  const t = getTexts('support');
  const { MESSAGING_LINK } = serverEnv();
  const { address, phone, email } = getContactChannels();
  const rows: { icon: IconName; name: string; channel: ContactChannel | null }[] = [
    { icon: 'call', name: t('identity.phone'), channel: phone },
    {
      icon: 'chat',
      name: t('contact.messaging'),
      channel: MESSAGING_LINK ? { text: t('contact.openMessaging'), href: MESSAGING_LINK } : null,
    },
    { icon: 'mail', name: t('identity.email'), channel: email },
    { icon: 'pin', name: t('identity.address'), channel: address },
    { icon: 'clock', name: t('stores.hours'), channel: { text: t('contact.hours') } },
  ];
  return (
    <dl className="contact-channels">
      {rows.map(({ icon, name, channel }) =>
        channel ? (
          <div key={name}>
            <dt>
              <Icon name={icon} className="size-5 text-brand" />
              {name}
            </dt>
            <dd>
              {channel.href ? (
                <a href={channel.href} rel="noopener">
                  {channel.text}
                </a>
              ) : (
                channel.text
              )}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Pages that answer the most frequent questions. */
const answers = [
  'support.faq',
  'about.warranties',
  'about.returns',
  'support.invoicing',
] as const satisfies readonly StaticRoute[];

/** The contact page: the contact channels and the contact form. */
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
        <LazyContactForm
          texts={contactTexts()}
          privacy={<RichText text={t('contact.privacy')} />}
        />
      </section>
      <section className="static-section print:hidden">
        <h2>{t('contact.before')}</h2>
        <ul className="contact-answers">
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
