import { formatPhone } from '@/lib/domain/phone';
import { serverEnv } from '@/lib/env';

export interface ContactChannel {
  kind: 'phone' | 'messaging' | 'email' | 'address';
  icon: 'call' | 'chat' | 'mail' | 'pin';
  text: string;
  /** A postal address has no link. */
  href?: string;
}

/** The shop's channels that the environment sets. @param messagingText the text of the link to its messages */
export function getContactChannels(messagingText: (link: string) => string): ContactChannel[] {
  const { MESSAGING_LINK, CONTACT_PHONE, CONTACT_EMAIL, CONTACT_ADDRESS } = serverEnv();
  const all: (ContactChannel | '' | undefined)[] = [
    CONTACT_PHONE && {
      kind: 'phone',
      icon: 'call',
      text: formatPhone(CONTACT_PHONE),
      href: `tel:+52${CONTACT_PHONE}`,
    },
    MESSAGING_LINK && {
      kind: 'messaging',
      icon: 'chat',
      text: messagingText(MESSAGING_LINK),
      href: MESSAGING_LINK,
    },
    CONTACT_EMAIL && {
      kind: 'email',
      icon: 'mail',
      text: CONTACT_EMAIL,
      href: `mailto:${CONTACT_EMAIL}`,
    },
    CONTACT_ADDRESS && { kind: 'address', icon: 'pin', text: CONTACT_ADDRESS },
  ];
  return all.filter((channel) => typeof channel === 'object');
}
