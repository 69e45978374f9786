import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { type ContactChannel, getContactChannels } from './get-contact-channels';

/** The configured contact channels of the shop (phone, messages, e-mail, address) and its hours. */
export function ContactChannels() {
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
