import { texts } from '@/lib/i18n/server';
import type { CardTexts } from './card-texts';

/** The texts of cards that the server draws. */
export function serverCardTexts(): CardTexts {
  return { product: texts('product'), cart: texts('cart') };
}
