import type { TFunction } from 'i18next';
import type { ProductTexts } from './product-texts';

/** The texts that cards are made of, from the server or from an island. */
export interface CardTexts {
  product: ProductTexts;
  cart: TFunction<'cart'>;
}
