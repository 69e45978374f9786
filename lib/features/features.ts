/** What a shop can do without (spec 1). Each can be switched off with `FEATURES=-name`. */
export const FEATURES = [
  'reviews',
  'wallet',
  'builder',
  'wishlists',
  'compare',
  'coupons',
  'warranties',
  'notifications',
  'order-chat',
  'invoicing',
  'stored-cards',
  'devices',
  'landing',
  'stores',
  'pickup',
  'insurance',
  'twins',
  'feeds',
  'cards',
] as const;

/** Attribute of a document's root with the names of the features that are switched off. Absent when there are none. */
export const WITHOUT_ATTRIBUTE = 'data-without';

export type Feature = (typeof FEATURES)[number];

/** The entries of a list such as `-reviews, -wallet`. Names with a minus are switched off, names with a plus are on. */
const parseEntries = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The entries that are not the name of a feature after a minus or a plus. */
export const findUnknownEntries = (list: string): string[] =>
  parseEntries(list).filter(
    (entry) => !/^[-+]/.test(entry) || !FEATURES.some((name) => name === entry.slice(1)),
  );

/** The features that a list switches off, in the order of the table. The last entry about a feature counts. */
export function parseDisabledFeatures(list: string): Feature[] {
  const entries = parseEntries(list);
  return FEATURES.filter((name) =>
    entries.findLast((entry) => entry.slice(1) === name)?.startsWith('-'),
  );
}
