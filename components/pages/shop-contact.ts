import { readablePhone } from '@/lib/domain/phone';
import { serverEnv } from '@/lib/env';

export interface Channel {
  text: string;
  href?: string;
}

/** The contact channels of the shop; null for those that the environment does not set. */
export function shopChannels(): Record<'address' | 'phone' | 'email', Channel | null> {
  const { CONTACT_ADDRESS, CONTACT_PHONE, CONTACT_EMAIL } = serverEnv();
  return {
    address: CONTACT_ADDRESS ? { text: CONTACT_ADDRESS } : null,
    phone: CONTACT_PHONE
      ? { text: readablePhone(CONTACT_PHONE), href: `tel:+52${CONTACT_PHONE}` }
      : null,
    email: CONTACT_EMAIL ? { text: CONTACT_EMAIL, href: `mailto:${CONTACT_EMAIL}` } : null,
  };
}
