/**
 * Icons of the interface. Each one is a symbol in icons.svg: outlines on a 24 px grid, drawn with one stroke that the page gives. Every page
 * loads that file, so it has no comments. `theme` is a moon in the light theme and a sun in the dark one; `mark`, the shop's mark, is a
 * node, lit, with two others hanging from it; those of social networks are simple outlines of our own.
 */
export const INTERFACE_ICONS = [
  'search',
  'menu',
  'home',
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
  'rows',
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
  'liquid',
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
  'box',
] as const;

export const NETWORK_ICONS = [
  'Facebook',
  'Instagram',
  'YouTube',
  'X',
  'TikTok',
  'WhatsApp',
  'Telegram',
] as const;

export type CategoryIconName = (typeof CATEGORY_ICONS)[number];

/** The pictogram that a category names. Null for one that the shop does not have. */
export function findCategoryIcon(name: string | null): CategoryIconName | null {
  return CATEGORY_ICONS.find((known) => known === name) ?? null;
}
