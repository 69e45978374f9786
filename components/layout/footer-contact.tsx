import { SocialPlace } from '@/components/privacy/social-place';
import { Icon } from '@/components/ui/icon';
import { readablePhone } from '@/lib/domain/phone';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { networkName } from './social';
import { SocialIcon } from './social-icon';
import { NodeMark } from './wordmark';

const linkClass = 'flex min-h-11 items-center gap-3 py-1 hover:text-brand';

/** Who the shop is and how to reach it, as far as the deployment says. */
export function FooterContact() {
  const t = texts('layout');
  const { SITE_NAME, SOCIAL_LINKS, MESSAGING_LINK, CONTACT_PHONE, CONTACT_EMAIL, CONTACT_ADDRESS } =
    serverEnv();
  return (
    <div>
      <p className="flex items-center gap-2 text-xl font-bold tracking-[-0.045em]">
        <NodeMark className="size-6 text-brand" />
        {SITE_NAME}
      </p>
      <p className="mt-1 text-ink-soft">{t('copy.catalogue')}</p>
      <h2 className="visually-hidden">{t('footer.contact')}</h2>
      <address className="mt-3 text-sm not-italic">
        {CONTACT_PHONE && (
          <a href={`tel:+52${CONTACT_PHONE}`} className={linkClass}>
            <Icon name="call" />
            {readablePhone(CONTACT_PHONE)}
          </a>
        )}
        {MESSAGING_LINK && (
          <a href={MESSAGING_LINK} rel="noopener" className={linkClass}>
            <Icon name="chat" />
            {t('footer.messaging', { name: networkName(MESSAGING_LINK) })}
          </a>
        )}
        {CONTACT_EMAIL && (
          <a href={`mailto:${CONTACT_EMAIL}`} className={linkClass}>
            <Icon name="mail" />
            {CONTACT_EMAIL}
          </a>
        )}
        {CONTACT_ADDRESS && (
          <p className="flex items-start gap-3 py-2 text-ink-soft">
            <Icon name="pin" />
            {CONTACT_ADDRESS}
          </p>
        )}
      </address>
      {SOCIAL_LINKS.length > 0 && (
        <ul aria-label={t('footer.social')} className="mt-2 flex flex-wrap gap-2">
          {SOCIAL_LINKS.map((address) => (
            <li key={address}>
              <a
                href={address}
                rel="noopener"
                aria-label={networkName(address)}
                className="inline-flex size-11 items-center justify-center rounded-full border border-line-strong font-semibold hover:border-ink hover:text-brand"
              >
                <SocialIcon name={networkName(address)} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <SocialPlace />
    </div>
  );
}
