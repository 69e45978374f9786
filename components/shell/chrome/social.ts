import { NETWORK_ICONS } from '@/components/ui/icon-names';

/** Names of networks and messaging apps by the host of their addresses. */
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

/** What to call the place behind an address; the host itself when it is not known. */
export function networkName(address: string): string {
  const host = new URL(address).hostname.replace(/^(www|m|web|api)\./, '');
  return NETWORKS[host] ?? host;
}

/** The pictogram of a network, if there is one. */
export function networkIcon(name: string) {
  return NETWORK_ICONS.find((known) => known === name);
}
