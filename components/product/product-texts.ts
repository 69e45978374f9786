import type { TFunction } from 'i18next';

/** The product texts, from the server or from an island: what both render takes them as a prop. */
export type ProductTexts = TFunction<'product'>;
