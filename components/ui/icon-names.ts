/** Icons of the interface. Each one is a symbol in icons.svg. */
export const INTERFACE_ICONS = [
  'search',
  'menu',
  'close',
  'cart',
  'heart',
  'pin',
  'theme',
  'compare',
  'check',
  'plus',
  'minus',
  'trash',
  'chevron-right',
  'chevron-left',
  'chevron-down',
  'truck',
  'store',
  'shield',
  'wallet',
  'coupon',
  'calendar',
  'bolt',
  'percent',
  'box',
  'file',
  'play',
  'external',
  'call',
  'mail',
  'chat',
  'clock',
  'filter',
  'info',
  'warning',
  'offline',
  'user',
  'exit',
  'eye',
  'eye-off',
  'grid',
  'zoom',
  'mark',
  'bell',
  'card',
  'camera',
  'device',
  'edit',
  'download',
  'lock',
  'send',
  'star',
] as const;

/**
 * Pictograms of categories, by the name that the backend gives. Each one is a symbol in category-icons.svg, which most
 * pages do not need.
 */
export const CATEGORY_ICONS = [
  'cpu',
  'gpu',
  'motherboard',
  'ram',
  'storage',
  'psu',
  'case',
  'cooler',
  'fan',
  'monitor',
  'keyboard',
  'mouse',
  'headphones',
  'speaker',
  'laptop',
  'desktop',
  'network',
  'webcam',
  'microphone',
  'chair',
  'printer',
  'phone',
  'tv',
  'camera',
  'game',
  'cable',
  'power',
  'home',
  'office',
  'software',
  'tools',
] as const;

/** Networks that have a pictogram. */
export const NETWORK_ICONS = [
  'Facebook',
  'Instagram',
  'YouTube',
  'X',
  'TikTok',
  'WhatsApp',
  'Telegram',
] as const;

export type IconName = (typeof INTERFACE_ICONS)[number] | (typeof NETWORK_ICONS)[number];
export type CategoryIconName = (typeof CATEGORY_ICONS)[number];

/** The pictogram that a category names. Null for one that the shop does not have. */
export function findCategoryIcon(name: string | null): CategoryIconName | null {
  return CATEGORY_ICONS.find((known) => known === name) ?? null;
}
