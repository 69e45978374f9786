import { NETWORK_ICONS } from '@/components/ui/icon-names';

/** Names of social networks and messaging apps by host. */
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

/** The name of the network behind an address, or its host when the network is unknown. */
export function getNetworkName(address: string): string {
  const host = new URL(address).hostname.replace(/^(www|m|web|api)\./, '');
  return NETWORKS[host] ?? host;
}

/** The icon of a network, if there is one. */
export function getNetworkIcon(name: string) {
  return NETWORK_ICONS.find((known) => known === name);
}
