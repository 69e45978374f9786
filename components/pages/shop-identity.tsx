import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { type ContactChannel, getContactChannels } from './get-contact-channels';

/** The name and contact details of the company, which a legal notice must contain. */
export function ShopIdentity() {
  const t = getTexts('support');
  const { SITE_NAME, SITE_URL } = serverEnv();
  const { address, phone, email } = getContactChannels();
  const rows: { name: string; value: ContactChannel | null }[] = [
    { name: t('identity.name'), value: { text: SITE_NAME } },
    { name: t('identity.address'), value: address },
    { name: t('identity.phone'), value: phone },
    { name: t('identity.email'), value: email },
    { name: t('identity.site'), value: { text: new URL(SITE_URL).host } },
  ];
  return (
    <dl className="static-facts">
      {rows.map(({ name, value }) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.href ? <a href={value.href}>{value.text}</a> : value.text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
