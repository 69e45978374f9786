import { formatPhone } from '@/lib/domain/phone';
import { serverEnv } from '@/lib/env';

export interface ContactChannel {
  text: string;
  href?: string;
}

/** The contact channels of the shop; null for those that the environment does not set. */
export function getContactChannels(): Record<'address' | 'phone' | 'email', ContactChannel | null> {
  const { CONTACT_ADDRESS, CONTACT_PHONE, CONTACT_EMAIL } = serverEnv();
  return {
    address: CONTACT_ADDRESS ? { text: CONTACT_ADDRESS } : null,
    phone: CONTACT_PHONE
      ? { text: formatPhone(CONTACT_PHONE), href: `tel:+52${CONTACT_PHONE}` }
      : null,
    email: CONTACT_EMAIL ? { text: CONTACT_EMAIL, href: `mailto:${CONTACT_EMAIL}` } : null,
  };
}
