import type { TFunction } from 'i18next';

/** The product texts. Components that render on the server and in the browser take them as a prop. */
export type ProductTexts = TFunction<'product'>;
