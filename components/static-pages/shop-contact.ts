import { serverEnv } from '@/lib/env';

/** Ten digits as people read them: a two-digit area code is followed by 4 and 4, a longer one by 3 and 4. */
export function readablePhone(digits: string): string {
  const short = /^(55|56|33|81)/.test(digits);
  return digits.replace(short ? /^(..)(....)(....)$/ : /^(...)(...)(....)$/, '$1 $2 $3');
}

export interface Channel {
  text: string;
  href?: string;
}

/** How to reach the shop, as far as the deployment says. */
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
